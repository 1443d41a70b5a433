// Starts the program in its two roles: here as the page, and in a worker as the engine. It is compiled once.
"use strict";
// Texts that stay in the browser, and where the user of this tab is. A browser may forbid both, or have no room: then nothing is kept.
globalThis.mwpKept = (() => {
  const attempt = (what, otherwise) => {
    try {
      return what();
    } catch {
      return otherwise;
    }
  };
  const entry = (place) => ({ ...history.state, place });
  return {
    get: (name) => attempt(() => localStorage.getItem("mwpranker." + name), null) ?? "",
    set: (name, value) => attempt(() => (value ? localStorage.setItem("mwpranker." + name, value) : localStorage.removeItem("mwpranker." + name))),
    names: () => attempt(() => Object.keys(localStorage).flatMap((key) => (key.startsWith("mwpranker.") ? [key.slice(10)] : [])), []),
    place: () => history.state?.place,
    note: (place) => attempt(() => history.replaceState(entry(place), "")),
    // The address of a link belongs to the place that it led to, and not to the next one.
    step: (place) => attempt(() => (history.replaceState(entry(place), ""), history.pushState({ place: "" }, "", location.pathname + location.search))),
  };
})();
// What was chosen for the look holds from the first moment on; the page's program does the rest.
try {
  const { look, size } = JSON.parse(mwpKept.get("settings"));
  Object.assign(document.documentElement.dataset, { look: look ?? "system", size: size ?? "normal" });
} catch {
  // Nothing is stored.
}
(async () => {
  const status = document.getElementById("boot");
  // ended says that the page's program is no more. The page stays as it is; what stands in the box is noted, so that a new start has it.
  const ended = (why) => {
    if (status.isConnected) {
      status.textContent = "MWPRanker could not start: " + why + ". Reload the page to try again.";
      return;
    }
    const german = document.documentElement.lang === "de";
    const bar = document.createElement("div");
    bar.id = "ended";
    bar.className = "ended";
    bar.setAttribute("role", "alert");
    bar.append(
      german
        ? `Das Programm dieser Seite ist zu Ende gegangen (${why}). Was Sie geschrieben haben und Ihr Arbeitsblatt bleiben. `
        : `This page's program has ended (${why}). What you have typed and your worksheet stay. `,
    );
    const again = document.createElement("button");
    again.textContent = german ? "Neu starten" : "Start again";
    again.className = "button";
    again.onclick = () => {
      const place = new URLSearchParams(mwpKept.place() ?? "");
      place.set("q", document.getElementById("query")?.value ?? "");
      mwpKept.note(place.toString());
      location.reload();
    };
    bar.append(again);
    document.body.prepend(bar);
    again.focus();
  };
  // Names of the source -> {path, size, sha256} of this build; the page's program reads it too.
  globalThis.mwpFiles = JSON.parse(document.getElementById("files").textContent);
  // The same for workers, with whole addresses: their script has no place in the site.
  const files = {};
  for (const [name, file] of Object.entries(globalThis.mwpFiles)) files[name] = { ...file, path: new URL(file.path, document.baseURI).href };
  // With ?trace in the address the console tells what the start consists of.
  const traced = new URLSearchParams(location.search).has("trace");
  const trace = (step, at = performance.now()) => traced && console.info(Math.round(at) + " ms: " + step);
  const get = async (name) => {
    const response = await fetch(globalThis.mwpFiles[name].path);
    if (!response.ok) throw new Error(name + ": the server says " + response.status);
    return response;
  };
  // bytes are those of a file of this build; another file in its place is told.
  const bytes = async (name, response = get(name)) => {
    try {
      return await mwpCheck.same(name, await (await response).arrayBuffer(), globalThis.mwpFiles[name].sha256);
    } catch (error) {
      mwpCheck.tell(name);
      throw error;
    }
  };
  // program is the response that brings the program. A host that does not compress it would send all of its nine megabytes: then the
  // copy beside it is asked for and undone here. What the service worker keeps need not travel.
  const program = async () => {
    const response = await get("mwpranker.wasm");
    const { path, gzip } = globalThis.mwpFiles["mwpranker.wasm"];
    const travels = !navigator.serviceWorker?.controller && !response.headers.has("Content-Encoding");
    if (!travels || !gzip || !globalThis.DecompressionStream) return response;
    response.body.cancel();
    const copy = await fetch(path + ".gz").catch(() => null);
    if (!copy?.ok) return get("mwpranker.wasm");
    if (copy.headers.has("Content-Encoding")) return copy; // the browser has undone it
    return new Response(copy.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": "application/wasm" } });
  };
  const compile = async () => {
    const response = await program();
    const checked = bytes("mwpranker.wasm", response.clone());
    // A server that does not know the media type of .wasm gives it another: then it is compiled from its bytes.
    const known = response.headers.get("Content-Type")?.startsWith("application/wasm");
    const module = known ? WebAssembly.compileStreaming(response) : checked.then((all) => WebAssembly.compile(all));
    module.catch(() => {}); // a file that is another one is told first
    await checked;
    return module;
  };
  // The bytes of what workers have loaded, by address: a worker that takes the place of another asks the network for none of it.
  const loaded = {};
  const site = new URL(".", document.baseURI).pathname; // the folder that the site stands in
  // A worker starts to load its files at once, and its program when that is compiled. Its script is made of bytes that were checked.
  const startWorker = (script, compiled) => {
    const worker = new Worker(mwpCheck.script(script));
    const told = traced ? new MessageChannel() : null;
    if (told) told.port1.onmessage = ({ data }) => trace("worker: " + data.step, data.at - performance.timeOrigin);
    const arrived = new MessageChannel();
    arrived.port1.onmessage = ({ data }) => (loaded[data.url] = data.blob);
    const ports = [arrived.port2, ...(told ? [told.port2] : [])];
    worker.postMessage({ files, script, keeps: site, loaded, arrived: arrived.port2, trace: told?.port2 }, ports);
    compiled.then(([module, kernel]) => worker.postMessage({ module, kernel }), () => {});
    // When nothing more will be loaded, the page asks the network for nothing any more, and is kept for use without one.
    let stage = "";
    const loads = (event) => {
      const { state } = JSON.parse(event.data);
      for (const { name, failure } of state?.files ?? []) if (failure?.why.includes(mwpCheck.another)) mwpCheck.tell(name + ".bin");
      const now = state?.stage ?? stage;
      if (now !== stage) trace("worker: " + (stage = now));
      if (now !== "ready") return;
      worker.removeEventListener("message", loads);
      globalThis.mwpKeepOffline();
    };
    worker.addEventListener("message", loads);
    return worker;
  };
  // held keeps what a worker says before the page's program listens, and then hands it on in order.
  const held = (worker) => {
    const listeners = { message: null, error: null };
    const early = [];
    const keep = (event) => early.push(event);
    worker.addEventListener("message", keep);
    worker.addEventListener("error", keep);
    const handOn = () => {
      worker.removeEventListener("message", keep);
      worker.removeEventListener("error", keep);
      for (const event of early) listeners[event.type](event);
      worker.onmessage = listeners.message;
      worker.onerror = listeners.error;
    };
    return {
      set onmessage(listener) { listeners.message = listener; },
      set onerror(listener) { listeners.error = listener; setTimeout(handOn); }, // the program sets it last
      postMessage: (...message) => worker.postMessage(...message),
      terminate: () => worker.terminate(),
    };
  };
  try {
    for (const [name, there] of [["check.js", globalThis.mwpCheck], ["wasm_exec.js", globalThis.Go], ["kernel.js", globalThis.mwpKernel], ["offline.js", globalThis.mwpKeepOffline]])
      if (!there) throw new Error(name + " is missing, or is not the file of this build");
    const compiled = Promise.all([compile(), bytes("kernel.wasm").then((all) => mwpKernel.compile(all))]);
    compiled.catch(() => {}); // waited for below
    const script = mwpCheck.scriptOf(...(await Promise.all(["check.js", "wasm_exec.js", "kernel.js", "worker.js"].map((name) => bytes(name)))));
    let first = held(startWorker(script, compiled));
    const [module] = await compiled;
    trace("compiled");
    // The page calls this for its first worker, and for another one when a worker has died.
    globalThis.mwpStartWorker = () => {
      const worker = first ?? startWorker(script, compiled);
      first = null;
      return worker;
    };
    const go = new Go();
    const instance = await mwpKernel.instantiate(go, module, null); // the page itself multiplies nothing
    trace("the page's program starts");
    await go.run(instance);
    throw new Error("the page's program has ended");
  } catch (error) {
    ended(error.message);
  }
})();
