// The page's worker, which also tells what memory it has.
"use strict";
const { instantiate } = WebAssembly;
let memory, program;
WebAssembly.instantiate = async (...what) => {
  const made = await instantiate(...what);
  memory ??= made.exports?.mem;
  return made;
};
const load = self.importScripts.bind(self);
self.importScripts = (...names) => {
  load(...names);
  if (!self.Go) return;
  const { Go } = self;
  self.Go = class extends Go {
    constructor() {
      super();
      program = this;
    }
  };
};
const watch = new BroadcastChannel("watch");
watch.onmessage = () => watch.postMessage({ memory: memory.buffer.byteLength, values: program._values.length - program._idPool.length });
load("worker.js");
