// Starts a Go program with the SIMD kernel beside it. The program imports the kernel's functions and the kernel imports the
// program's memory, so the program gets functions that find the kernel when they are called. Nothing here holds on to the
// memory's buffer, which is another one after the memory has grown.
"use strict";
globalThis.mwpKernel = {
  // compile makes a module of kernel.wasm (a promise of its bytes), or null where this browser cannot: then plain Go calculates.
  async compile(bytes) {
    try {
      return await WebAssembly.compile(await bytes);
    } catch {
      return null;
    }
  },
  // instantiate makes the instance that go.run takes, of two compiled modules; the second may be null.
  async instantiate(go, program, module) {
    let kernel = null;
    go.importObject.kernel = {
      ready: () => (kernel ? 1 : 0),
      gemm: (c, cRow, a, aRow, aCol, b, bRow, m, k, n, add, pack) => kernel.gemm(c, cRow, a, aRow, aCol, b, bRow, m, k, n, add, pack),
      logistic: (x, n, inner, outer, plus) => kernel.logistic(x, n, inner, outer, plus),
      attend: (scores, n, query, keys, weights, width) => kernel.attend(scores, n, query, keys, weights, width),
      blend: (sum, x, gate, plus, n) => kernel.blend(sum, x, gate, plus, n),
    };
    const instance = await WebAssembly.instantiate(program, go.importObject);
    if (module) {
      try {
        kernel = (await WebAssembly.instantiate(module, { env: { memory: instance.exports.mem } })).exports;
      } catch {
        // Plain Go calculates.
      }
    }
    return instance;
  },
};
