// The engine's side: takes the compiled program and the names of this build's files from the page, and runs it.
"use strict";
onmessage = async (event) => {
  onmessage = null;
  try {
    globalThis.mwpFiles = event.data.files;
    globalThis.mwpKeeps = event.data.keeps; // what the user imports; other people's pages keep nothing
    importScripts(mwpFiles["wasm_exec.js"].path, mwpFiles["kernel.js"].path);
    const go = new Go();
    await go.run(await mwpKernel.instantiate(go, event.data.module, event.data.kernel));
    throw new Error("the engine has ended");
  } catch (error) {
    // As an error of the worker itself: the page hears of it, and starts another.
    setTimeout(() => { throw error; });
  }
};
