// Keeps the page for offline use, and says how that stands. docs/serving.md lists the states.
"use strict";
(() => {
  const say = (state, why = "") => {
    document.documentElement.dataset.offline = state;
    document.dispatchEvent(new CustomEvent("mwp-offline", { detail: { state, why } }));
  };

  // boot.js calls this when everything is loaded, so that what the service worker fetches is in the browser's cache.
  let called = false;
  globalThis.mwpKeepOffline = async () => {
    if (called) return;
    called = true;
    if (!navigator.serviceWorker) return say("unsupported", "this browser keeps pages only from https addresses");
    say("preparing");
    try {
      const registration = await navigator.serviceWorker.register(mwpCheck.script("sw.js"), { updateViaCache: "none" });
      registration.addEventListener("updatefound", () => watch(registration, registration.installing));
      if (registration.installing) watch(registration, registration.installing);
      if (registration.waiting) return say("update");
      if (registration.active) check(registration.active);
    } catch (error) {
      say("failed", error.message);
    }
  };

  // watch follows a service worker that is being installed.
  const watch = (registration, worker) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) say("update");
      if (worker.state === "activated") check(worker);
    });
  };

  // check asks the service worker whether all files are there; it fetches again what the browser has thrown away.
  const check = (worker) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = (event) => {
      if (document.documentElement.dataset.offline !== "update") say(event.data.state, event.data.why);
    };
    worker.postMessage("check", [channel.port2]);
  };

  // A worker that could not keep the page, or was switched off, says so itself. Where only a new version could not be kept, the
  // one that is kept goes on.
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    if (data.state === "failed" && navigator.serviceWorker.controller) return;
    say(data.state, data.why);
  });

  // The page calls this to remove all that the site keeps on this machine: its database, its settings, its caches and its service worker.
  // It says what it could not remove.
  globalThis.mwpForget = async () => {
    called = true; // and it is not kept again during this visit
    const faults = [];
    const attempt = (what) => what().catch((error) => faults.push(error.message));
    const folder = new URL(".", location.href);
    await attempt(
      () =>
        new Promise((done, failed) => {
          const request = indexedDB.deleteDatabase("mwpranker " + folder.pathname);
          request.onsuccess = done;
          request.onerror = () => failed(request.error);
          request.onblocked = () => failed(new Error("another tab keeps the database open"));
        }),
    );
    await attempt(async () => mwpKept.names().forEach((name) => localStorage.removeItem("mwpranker." + name)));
    await attempt(async () => {
      const registration = await navigator.serviceWorker?.getRegistration();
      if (registration?.scope === folder.href) await registration.unregister();
    });
    await attempt(async () => {
      for (const name of (await globalThis.caches?.keys()) ?? []) if (name.startsWith(`mwpranker ${folder.href} `)) await caches.delete(name);
    });
    if (!faults.length) document.documentElement.dataset.offline = "forgotten";
    return faults.join("; ");
  };

  // The page calls this when its user wants the new version; open pages of the old one stay as they are until they are loaded again.
  globalThis.mwpUpdate = async () => {
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
    if (!waiting) return;
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
  };
})();
