// Runs a test binary of GOOS=js under node with the kernel, for `go test -exec "node .../node.js GOROOT"`. What
// MWP_KERNEL names is taken for the kernel's file; a file that is no module stands for a browser without SIMD.
"use strict";
const fs = require("fs");
const path = require("path");
const [goroot, binary] = process.argv.slice(2);
Object.assign(globalThis, { require, fs, path });
require(path.join(goroot, "lib/wasm/wasm_exec.js"));
require("./kernel.js");

const go = new Go();
go.argv = process.argv.slice(3);
go.env = { TMPDIR: require("os").tmpdir(), ...process.env };
go.exit = process.exit;
(async () => {
  const kernel = await mwpKernel.compile(fs.readFileSync(process.env.MWP_KERNEL || path.join(__dirname, "kernel.wasm")));
  const instance = await mwpKernel.instantiate(go, await WebAssembly.compile(fs.readFileSync(binary)), kernel);
  process.on("exit", (code) => {
    if (code === 0 && !go.exited) {
      go._pendingEvent = { id: 0 }; // nothing can happen any more: Go reports the deadlock
      go._resume();
    }
  });
  await go.run(instance);
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
