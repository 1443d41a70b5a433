// Runs the exported files on problems and follows a tree in each: node follow.mjs FOLDER < problems.json > results.json
// FOLDER holds the .onnx files; ORT names the module of onnxruntime-web.
import { readFileSync } from 'node:fs';

const ort = await import(process.env.ORT);
ort.env.wasm.numThreads = 1;
const session = {};
for (const part of ['encoder', 'look', 'left', 'right', 'merge'])
  session[part] = await ort.InferenceSession.create(readFileSync(`${process.argv[2]}/${part}.onnx`));

const table = t => t.Share
  ? new ort.Tensor('float32', Float32Array.from(t.Share), t.Dims)
  : new ort.Tensor('int32', Int32Array.from(t.Index ?? []), t.Dims);

const results = [];
for (const { Tables, Prefix, Operators } of JSON.parse(readFileSync(0))) {
  const feeds = {};
  for (const name of session.encoder.inputNames) feeds[name] = table(Tables[name]);
  const e = await session.encoder.run(feeds);
  const width = e.candidates.dims[1];
  let at = 0, score = 0;
  const subtree = async goal => {
    const chosen = Prefix[at++];
    const { scores, states } = await session.look.run({ encoded: e.encoded, keys: e.keys, offers: e.offers, goals: goal });
    score += scores.data[chosen];
    if (chosen >= Operators)
      return new ort.Tensor('float32', e.candidates.data.slice(chosen * width, (chosen + 1) * width), [1, width]);
    const operators = new ort.Tensor('int32', Int32Array.of(chosen), [1]);
    const left = await subtree((await session.left.run({ operators, state: states })).goal);
    const right = await subtree((await session.right.run({ operators, state: states, left })).goal);
    return (await session.merge.run({ operators, left, right })).subtree;
  };
  await subtree(e.first);
  results.push({ Words: [...e.encoded.data], Candidates: [...e.candidates.data], First: [...e.first.data], Score: score });
}
console.log(JSON.stringify(results));
