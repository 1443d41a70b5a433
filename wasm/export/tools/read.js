// Reads what stands on standard input as GIFT or CSV with a reader of other
// people, and prints its problems as JSON: [{"text": ..., "answer": ...}].
const [, , format, modules] = process.argv
const file = require('fs').readFileSync(0, 'utf8')
const library = name => require(require('path').resolve(modules, name))

const readers = {
  gift: () => library('gift-pegjs').parse(file).filter(q => q.type !== 'Category').map(q => {
    const choices = Array.isArray(q.choices) ? q.choices : [q.choices ?? {}]
    const right = choices.find(c => c.isCorrect !== false)
    const answer = right?.text?.number ?? right?.text?.text ?? ''
    return { text: q.stem.text, answer: String(answer) }
  }),
  csv: () => library('papaparse').parse(file.replace(/^\ufeff/, ''), { header: true, skipEmptyLines: true })
    .data.map(row => ({ text: row.text, answer: row.answer }))
}
console.log(JSON.stringify(readers[format]()))
