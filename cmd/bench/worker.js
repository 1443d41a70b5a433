// Measures in a worker, where the page's own engine is.
"use strict";
importScripts("wasm_exec.js", "kernel.js");
onmessage = async ({ data }) => {
  try {
    const bytes = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
    globalThis.mwpWanted = data; // names of what is to be measured; none is all
    globalThis.mwpFiles = {};
    for (const name of ["parser.bin", "reader.bin", "corpus.json", "corpus.bin"]) {
      const response = await fetch(name);
      if (response.ok) mwpFiles[name] = new Uint8Array(await response.arrayBuffer());
    }
    const go = new Go();
    const program = await WebAssembly.compile(await bytes("bench.wasm"));
    await go.run(await mwpKernel.instantiate(go, program, await mwpKernel.compile(bytes("kernel.wasm"))));
    postMessage(globalThis.mwpResult ?? JSON.stringify({ Error: "the program ended without a result" }));
  } catch (error) {
    postMessage(JSON.stringify({ Error: String(error) }));
  }
};
