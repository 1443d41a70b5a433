// Starts the program in its two roles: here as the page, and in a worker as the engine. It is compiled once.
"use strict";
(async () => {
  const status = document.getElementById("boot");
  const compile = async () => {
    const response = await fetch("mwpranker.wasm");
    if (!response.ok) throw new Error("mwpranker.wasm: the server says " + response.status);
    try {
      return await WebAssembly.compileStreaming(response.clone());
    } catch {
      // A server that does not know the media type of .wasm: compile from the bytes.
      return WebAssembly.compile(await response.arrayBuffer());
    }
  };
  try {
    const module = await compile();
    // The page calls this for its first worker, and for another one when a worker has died.
    globalThis.mwpStartWorker = () => {
      const worker = new Worker("worker.js");
      worker.postMessage(module);
      return worker;
    };
    const go = new Go();
    await go.run(await WebAssembly.instantiate(module, go.importObject));
    throw new Error("the page's program has ended");
  } catch (error) {
    status.textContent = "MWPRanker could not start: " + error.message + ". Reload the page to try again.";
  }
})();
