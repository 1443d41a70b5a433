// MWPRanker for other people's pages: find word problems by what has to be calculated.
//
//   import { load } from "./mwpranker/mwpranker.js";
//   const ranker = await load();
//   const found = await ranker.search("A hen lays 3 eggs a day. How many is that in a week?", { k: 5 });
//
// It speaks with the same worker as the page itself, in the messages of wasm/message; mwpranker.d.ts describes them and
// docs/embed.md how to set it up. Everything runs in the browser: what is typed is sent nowhere. For scripts that are no modules
// it sets globalThis.MWPRanker as well. The element <mwp-ranker> is in mwp-ranker.js.
"use strict";

// The version of the messages; the worker of another build says another.
const protocol = 1;

// MWPRankerError says which step failed and why, with a code that stays the same.
export class MWPRankerError extends Error {
  constructor(failure) {
    super(failure.why);
    this.name = "MWPRankerError";
    const { code, step, file = "", at = -1 } = failure;
    Object.assign(this, { code, step, file, at });
  }
}

// A page that has a policy for Trusted Types names mwp-load in it.
const trusted = globalThis.trustedTypes?.createPolicy("mwp-load", { createScriptURL: (url) => url });

// load starts a worker. It resolves when everything is loaded, or, with wait: "corpus", when problems can be found though not yet
// read. A site without a model is no error: then problems are found by their words, and the answers say so.
export async function load({ base = new URL(".", import.meta.url), corpus = null, wait = "model", onState = null, signal = null } = {}) {
  const root = new URL(base, document.baseURI);
  const { files, module, kernel } = await siteAt(root.href);
  const table = { ...files };
  if (corpus) {
    table["corpus.bin"] = { path: new URL(corpus, document.baseURI).href };
    delete table["shards.json"];
  }
  const worker = new Worker(trusted?.createScriptURL(table["worker.js"].path) ?? table["worker.js"].path);
  const ranker = new Ranker(worker, onState);
  worker.postMessage({ module, kernel, files: table });
  const close = () => ranker.close(signal.reason);
  signal?.addEventListener("abort", close);
  try {
    await ranker.until((state) => state.stage === "ready" || (wait === "corpus" && state.canFind));
    const failed = ranker.state.files.find((file) => file.name === "corpus" && file.failure);
    if (failed) throw new MWPRankerError(failed.failure);
    return ranker;
  } catch (error) {
    ranker.close();
    throw error;
  } finally {
    signal?.removeEventListener("abort", close);
  }
}

// Several rankers of one page share what is fetched and compiled.
const sites = new Map();

function siteAt(root) {
  if (!sites.has(root)) {
    const site = openSite(root);
    site.catch(() => sites.delete(root)); // so that another try can succeed
    sites.set(root, site);
  }
  return sites.get(root);
}

async function openSite(root) {
  const build = await (await fetched(new URL("build.json", root))).json();
  const files = {};
  for (const { name, path, size, sha256 } of build.files) files[name] = { path: new URL(path, root).href, size, sha256 };
  await import(files["check.js"].path);
  // bytes are those of a file of the build; another file in its place is an error.
  const bytes = async (name, response = fetched(files[name].path)) => {
    const all = await (await response).arrayBuffer();
    return globalThis.mwpCheck.same(name, all, files[name].sha256).catch((error) => {
      throw missing(files[name].path, error.message);
    });
  };
  const compile = async () => {
    const response = await fetched(files["mwpranker.wasm"].path);
    const checked = bytes("mwpranker.wasm", response.clone());
    const known = response.headers.get("Content-Type")?.startsWith("application/wasm");
    const module = known ? WebAssembly.compileStreaming(response) : checked.then((all) => WebAssembly.compile(all));
    module.catch(() => {}); // a file that is another one is told first
    await checked;
    return module;
  };
  const small = async () => {
    await bytes("kernel.js");
    await import(files["kernel.js"].path);
    return globalThis.mwpKernel.compile(bytes("kernel.wasm"));
  };
  const [module, kernel] = await Promise.all([compile(), small(), bytes("worker.js"), bytes("wasm_exec.js")]);
  return { files, module, kernel };
}

const missing = (url, why) => new MWPRankerError({ code: "file-missing", step: "loading the program", why: `${url}: ${why}`, file: String(url) });

async function fetched(url) {
  let response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw missing(url, error.message);
  }
  if (!response.ok) throw missing(url, `the server says ${response.status}`);
  return response;
}

// Ranker is one worker with one corpus.
class Ranker {
  #worker;
  #open = new Map(); // requests by id, until they are answered
  #last = 0;
  #watchers = new Set(); // of the state
  #ended = null; // the error that every later call gives

  constructor(worker, onState) {
    this.state = null;
    this.#worker = worker;
    worker.onmessage = (event) => this.#heard(JSON.parse(event.data), onState);
    worker.onerror = (event) => {
      event.preventDefault();
      this.close(new MWPRankerError({ code: "worker-crashed", step: "the engine", why: event.message || "the engine has ended" }));
    };
  }

  // search finds the problems that are like a problem's text, or like an expression or pattern behind "=".
  async search(query, { k = 10, signal, ...more } = {}) {
    const found = (await this.#ask({ search: { query, limit: k, ...more } }, signal)).found;
    placeQuery(found.understood, query);
    for (const group of found.groups) group.results.forEach(placeResult);
    found.baseline?.forEach(placeResult);
    return found;
  }

  // check says whether an expression holds for a text, and what is wrong with it.
  async check(expression, { query = "", signal } = {}) {
    const checked = (await this.#ask({ check: { query, expression } }, signal)).checked;
    if (checked.failure?.at >= 0) checked.failure.at = inText(expression)(checked.failure.at);
    return checked;
  }

  // complete says how a text may go on; "" for no idea.
  async complete(before, { signal } = {}) {
    return (await this.#ask({ complete: { before } }, signal)).completion.text;
  }

  // compare puts two problems side by side: each is the id of a problem, or { query, expression }.
  async compare(left, right, { signal } = {}) {
    const side = (s) => (typeof s === "string" ? { id: s } : s);
    const comparison = (await this.#ask({ compare: { left: side(left), right: side(right) } }, signal)).comparison;
    for (const each of [comparison.left, comparison.right]) place(each.quantities, each.text);
    return comparison;
  }

  // paraphrase says whether text b says what text a says, and what was lost, changed and added.
  async paraphrase(a, b, { signal } = {}) {
    const { paraphrased } = await this.#ask({ paraphrase: { a, b } }, signal);
    for (const each of [...paraphrased.lost, ...paraphrased.changed, ...paraphrased.added]) {
      if (each.a) place([each.a], a);
      if (each.b) place([each.b], b);
    }
    return paraphrased;
  }

  // problem is one problem of the corpus.
  async problem(id, { signal } = {}) {
    const { result } = await this.#ask({ problem: { id } }, signal);
    placeResult(result);
    return result;
  }

  // close ends the worker. What is not answered fails.
  close(reason) {
    if (this.#ended) return;
    this.#ended = reason ?? new MWPRankerError({ code: "closed", step: "the engine", why: "the ranker was closed" });
    this.#worker.terminate();
    for (const { reject } of [...this.#open.values(), ...this.#watchers]) reject(this.#ended);
    this.#open.clear();
    this.#watchers.clear();
  }

  // until resolves when the state is as wanted.
  until(wanted) {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended);
      if (this.state && wanted(this.state)) return resolve(this.state);
      this.#watchers.add({ wanted, resolve, reject });
    });
  }

  #ask(request, signal) {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended);
      if (signal?.aborted) return reject(signal.reason);
      const id = ++this.#last;
      const abort = () => {
        this.#open.delete(id);
        this.#worker.postMessage(JSON.stringify({ id: ++this.#last, cancel: id }));
        reject(signal.reason);
      };
      signal?.addEventListener("abort", abort);
      const done = (settle) => (value) => {
        signal?.removeEventListener("abort", abort);
        settle(value);
      };
      this.#open.set(id, { resolve: done(resolve), reject: done(reject) });
      this.#worker.postMessage(JSON.stringify({ id, ...request }));
    });
  }

  #heard(reply, onState) {
    if (reply.state) return this.#changed(reply.state, onState);
    const asked = this.#open.get(reply.id);
    this.#open.delete(reply.id);
    if (reply.failure) asked?.reject(new MWPRankerError(reply.failure));
    else asked?.resolve(reply);
  }

  #changed(state, onState) {
    if (state.protocol !== protocol) {
      const why = "the files of the site are of different versions; reload the page, and put all files of one build on the site";
      return this.close(new MWPRankerError({ code: "worker-outdated", step: "the engine", why }));
    }
    this.state = state;
    onState?.(state);
    for (const watcher of this.#watchers) {
      if (!watcher.wanted(state)) continue;
      this.#watchers.delete(watcher);
      watcher.resolve(state);
    }
  }
}

// The worker counts places in bytes of UTF-8, JavaScript in units of UTF-16: inText turns the one into the other.
function inText(text) {
  if (!/[^\x00-\x7f]/.test(text)) return (bytes) => bytes;
  const units = [];
  let unit = 0;
  for (const character of text) {
    const code = character.codePointAt(0);
    for (let n = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4; n > 0; n--) units.push(unit);
    unit += character.length;
  }
  units.push(unit);
  return (bytes) => units[Math.min(bytes, units.length - 1)];
}

function place(spans, text) {
  if (!spans) return;
  const at = inText(text);
  for (const span of spans) Object.assign(span, { start: at(span.start), end: at(span.end) });
}

function placeResult(result) {
  place(result.quantities, result.text);
}

function placeQuery(understood, query) {
  place(understood.quantities, query);
  place(understood.implied, query);
}

globalThis.MWPRanker = { load, MWPRankerError };
