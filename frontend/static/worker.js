// The engine's side: takes the compiled program from the page and runs it.
"use strict";
importScripts("wasm_exec.js");
onmessage = async (event) => {
  onmessage = null;
  const go = new Go();
  const instance = await WebAssembly.instantiate(event.data, go.importObject);
  await go.run(instance);
};
