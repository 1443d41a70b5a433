// The engine's side. The page says first which files this build has, and they are asked for at once; then it sends the compiled
// program, which is run. Both may come in one message. A spare is a worker of this worker, by the same script: see mwpSpare.
//
// The page makes one script of check.js, wasm_exec.js, kernel.js and this one, of bytes that it has checked. Where other pages start
// this file alone, it fetches the others.
"use strict";
onmessage = hear;
const trusted = globalThis.trustedTypes?.createPolicy("mwp-worker", { createScriptURL: (url) => url });
const scriptURL = (url) => trusted?.createScriptURL(url) ?? url;

function hear({ data }) {
  if (data.files) prepare(data);
  if (!data.module) return;
  onmessage = null;
  run(data);
}

function prepare({ files, script, keeps, loaded, arrived, trace, spare }) {
  globalThis.mwpFiles = files;
  globalThis.mwpScript = script ?? files["worker.js"].path;
  globalThis.mwpKeeps = keeps; // the folder of the site that keeps what the user imports; other people's pages keep nothing
  Object.assign(atPage, loaded);
  tellPage = arrived;
  // Only with ?trace in the page's address: the steps of loading, with their time of day.
  if (trace) globalThis.mwpTrace = (step) => trace.postMessage({ step, at: performance.timeOrigin + performance.now() });
  if (!spare) for (const name of ["corpus.bin", "parser.bin", "reader.bin"]) if (files[name]) arriving(files[name].path);
  if (!globalThis.mwpKernel) for (const name of ["check.js", "wasm_exec.js", "kernel.js"]) importScripts(scriptURL(files[name].path));
  if (spare) isEmpty();
}

// What the page has of files that were loaded before, as blobs by address; and where it is told of those that arrive here.
const atPage = {};
let tellPage = null;

// isEmpty says that a spare is an empty shell. Before, it asks for much, so that the browser looks at once for what is free: the memory of a
// program that has ended; and the loading of this script, because Chromium looks for a new sw.js when that is thrown away, and may
// not do so later.
function isEmpty() {
  setTimeout(() => {
    new ArrayBuffer(2 ** 27);
    postMessage(null);
  });
}

let program = null; // what a spare runs too

async function run({ module, kernel, weights }) {
  program = { module, kernel };
  globalThis.mwpWeights = weights; // only a spare has them
  try {
    const go = new Go();
    await go.run(await mwpKernel.instantiate(go, module, kernel));
    if (!weights) throw new Error("the engine has ended");
    onmessage = hear;
    isEmpty();
  } catch (error) {
    // As an error of the worker itself: whoever has started it hears of it.
    setTimeout(() => { throw error; });
  }
}

// The program calls this for a spare, which can read problems beside it. A spare is started while the page loads, because nothing
// is asked for later, and is an empty shell but from begin to end. It says null when it is empty.
globalThis.mwpSpare = (weights) => {
  const worker = new Worker(scriptURL(mwpScript));
  let heard;
  worker.onmessage = ({ data }) => heard(data);
  worker.onerror = (event) => {
    event.preventDefault(); // or it would be an error of this worker too
    worker.terminate();
    heard(null);
  };
  // A step begins when that before it is done, and is done when the spare says something that fits.
  let last = Promise.resolve();
  const step = (message, fits, listener) =>
    (last = last.then(() => {
      worker.postMessage(message());
      return new Promise((done) => {
        heard = (data) => {
          if (fits(data)) done();
          if (data !== null) listener?.(data);
        };
      });
    }));
  const saysEmpty = (data) => data === null;
  const patience = new Promise((done) => setTimeout(done, 2000)); // loading does not wait for a spare that never comes
  return {
    empty: Promise.race([step(() => ({ files: mwpFiles, script: mwpScript, spare: true }), saysEmpty), patience]),
    begin: (listener) => step(() => ({ ...program, weights }), () => true, listener),
    post: (text) => worker.postMessage(text),
    end: () => step(() => "", saysEmpty),
  };
};

// arriving asks for a file, once; as it arrives, its listener is told how far it is.
const asked = new Map();
function arriving(url) {
  if (!asked.has(url)) {
    const file = { listener: null };
    file.bytes = fetched(url, (...far) => file.listener?.(...far));
    file.bytes.catch(() => {}); // whoever waits for it hears of it
    asked.set(url, file);
  }
  return asked.get(url);
}

// The program calls this: a promise of a file's bytes.
globalThis.mwpFetch = (url, listener) => {
  const file = arriving(url);
  file.listener = listener;
  return file.bytes.finally(() => asked.delete(url)); // the bytes are the program's now
};

const drawn = 50; // as often as a page can draw with ease, in milliseconds

async function fetched(url, tell) {
  if (atPage[url]) return new Uint8Array(await atPage[url].arrayBuffer());
  // A worker that was made of checked bytes has no folder of its own: a file that another names stands beside that one.
  const response = await fetch(new URL(url, mwpFiles["shards.json"]?.path ?? location)).catch((error) => {
    throw new Error(`${url}: ${error.message}`);
  });
  if (!response.ok) throw new Error(`${url}: the server says ${response.status}`);
  // The server's figure is that of the compressed bytes where it compresses, and tells nothing of ours.
  const total = response.headers.has("Content-Encoding") ? 0 : Number(response.headers.get("Content-Length"));
  const reader = response.body.getReader();
  const chunks = [];
  let [length, told] = [0, 0];
  for (;;) {
    const { done, value } = await reader.read().catch((error) => {
      throw new Error(`${url}: broken off after ${length} bytes: ${error.message}`);
    });
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (performance.now() - told < drawn) continue;
    told = performance.now();
    tell(length, total);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  const name = Object.keys(mwpFiles).find((each) => mwpFiles[each].path === url);
  const checked = await mwpCheck.same(url, bytes, mwpFiles[name]?.sha256);
  tellPage?.postMessage({ url, blob: new Blob([bytes]) }); // the page gets a reference
  return checked;
}
