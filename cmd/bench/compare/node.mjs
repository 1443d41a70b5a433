// Compares in node: node node.mjs GOROOT FOLDER ROUNDS ONNXRUNTIME
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [goroot, folder, rounds, module] = process.argv.slice(2);
const require = createRequire(import.meta.url);
require(`${goroot}/lib/wasm/wasm_exec.js`);
require(`${folder}/kernel.js`);
const { compare } = await import('./compare.mjs');

// now is the processor time of this thread, which other work on the machine changes little. The system brings its figure up to
// date when the thread goes to sleep.
const cell = new Int32Array(new SharedArrayBuffer(4));
const now = () => {
  Atomics.wait(cell, 0, 0, 0.01);
  return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
};
const result = await compare({
  bytes: (name) => readFile(`${folder}/${name}`), ort: await import(pathToFileURL(module)), rounds: Number(rounds),
  clock: { name: 'processor time', now },
});
process.stdout.write(JSON.stringify(result), () => process.exit(0)); // the Go programs wait for ever
