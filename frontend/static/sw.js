// The service worker: keeps the files of one build, each only if its hash is the one that the build says, and answers from
// them. A new build is installed beside the old one and takes over whole. docs/serving.md describes it.
"use strict";
const build = {};

// Caches belong to a whole origin, where several sites may stand in folders: the scope is part of the name.
const ours = `mwpranker ${registration.scope} `;
const current = ours + build.version;
const address = (path) => new URL(path, registration.scope).href;
const switchedOff = "sw-kill.json says that the site is not to be kept";
const pages = [registration.scope, address("index.html")];

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  if (event.data === "check") event.waitUntil(state().then((s) => event.ports[0].postMessage(s)));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const url = request.url.replace(/[?#].*/s, "");
  if (request.mode === "navigate") {
    if (!pages.includes(url)) return;
    event.respondWith(answer(address("index.html"), request));
    event.waitUntil(killed().then((yes) => (yes ? stop() : prune())));
  } else {
    event.respondWith(answer(url, request));
  }
});

// answer gives what is kept of this build; else what is kept of another, for pages that it still runs in: a name with a hash in it
// stands for the same bytes everywhere. The network is asked for what was never kept.
async function answer(url, request) {
  const cache = await caches.open(current);
  return (await cache.match(url)) ?? (await caches.match(url)) ?? fetch(request);
}

async function install() {
  if (await killed()) {
    await tell("off", switchedOff);
    throw new Error(switchedOff);
  }
  try {
    await fill();
  } catch (error) {
    await tell("failed", error.message);
    throw error;
  }
}

// fill fetches what is not kept yet. What was kept before a failure stays, so the next try goes on from there.
async function fill() {
  const cache = await caches.open(current);
  await Promise.all(build.files.map((file) => keep(cache, file)));
}

async function keep(cache, file) {
  const url = address(file.path);
  if (await cache.match(url)) return;
  // Another build may have the same file; the browser's own cache may; and the last asks the server in any case.
  // The page may have loaded a compressed copy of the program: see boot.js.
  const copies = file.gzip ? [() => fetch(url, { cache: "only-if-cached", mode: "same-origin" }), () => fromCopy(url)] : [];
  const tries = copies.map((place) => () => place().catch(() => null));
  const places = [() => caches.match(url), ...tries, () => fetch(url), () => fetch(url, { cache: "reload" })];
  for (const place of places) {
    const response = await place();
    if (!response?.ok) continue;
    const bytes = await response.arrayBuffer();
    if ((await sha256(bytes)) !== file.sha256) continue;
    return cache.put(url, new Response(bytes, { headers: { ...build.headers, "Content-Type": file.type } }));
  }
  throw new Error(`${file.path} is not there, or not the file of this build`);
}

// fromCopy undoes the compressed copy of a file.
async function fromCopy(url) {
  const copy = await fetch(url + ".gz");
  if (!copy.ok || copy.headers.has("Content-Encoding")) return copy;
  return new Response(copy.body.pipeThrough(new DecompressionStream("gzip")));
}

async function sha256(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (b) => b.toString(16).padStart(2, "0")).join("");
}

// state is asked for by a page that has loaded. That it is switched off counts here too: a page that was open meanwhile has
// registered this worker again.
async function state() {
  if (await killed()) {
    await stop();
    return { state: "off", why: switchedOff };
  }
  try {
    await fill();
    return { state: "ready", why: "" };
  } catch (error) {
    return { state: "failed", why: error.message };
  }
}

// prune removes the caches of other builds, once no page of them can be open.
async function prune() {
  if (registration.installing || registration.waiting) return;
  if ((await clients.matchAll({ includeUncontrolled: true })).length > 1) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(ours) && name !== current) await caches.delete(name);
  }
}

// killed says whether the site's owner has switched offline use off. Who is offline cannot know, and goes on.
async function killed() {
  try {
    const response = await fetch(address("sw-kill.json"), { cache: "no-store" });
    return response.ok && (await response.json()).kill === true;
  } catch {
    return false;
  }
}

// stop removes all that was kept and this worker; from the next load on, the page comes from the server.
async function stop() {
  for (const name of await caches.keys()) {
    if (name.startsWith(ours)) await caches.delete(name);
  }
  await registration.unregister();
  await tell("off", switchedOff);
}

async function tell(state, why) {
  for (const client of await clients.matchAll({ type: "window", includeUncontrolled: true })) client.postMessage({ state, why });
}
