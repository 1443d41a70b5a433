// Holds what is loaded against the hashes that the page's build has written into the page, and tells the user what is another
// file than that. The page loads it first; it is the first part of the worker's script too.
"use strict";
globalThis.mwpCheck = (() => {
  const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");

  // sum is the SHA-256 of bytes. Browsers have it only on https and localhost, and a school's server may be neither.
  const sum = async (bytes) => hex(crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : slowSum(new Uint8Array(bytes)));

  // The constants are the first bits of the fractions of roots of the first primes: square roots to start with, cube roots for the rounds.
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  const bits = (root) => ((root % 1) * 2 ** 32) | 0;
  const rounds = Int32Array.from(primes, (p) => bits(Math.cbrt(p)));

  // slowSum is FIPS 180-4, section 6.2.
  const slowSum = (bytes) => {
    const state = Int32Array.from(primes.slice(0, 8), (p) => bits(Math.sqrt(p)));
    const last = new Uint8Array(((bytes.length % 64) + 72) & ~63); // what is left, a one, zeros and the length
    const whole = bytes.length - (bytes.length % 64);
    last.set(bytes.subarray(whole));
    last[bytes.length % 64] = 0x80;
    const end = new DataView(last.buffer);
    end.setUint32(last.length - 8, Math.floor(bytes.length / 2 ** 29));
    end.setUint32(last.length - 4, bytes.length << 3);
    const words = new Int32Array(64);
    const turn = (x, n) => (x >>> n) | (x << (32 - n));
    const blocks = (part, length) => {
      const view = new DataView(part.buffer, part.byteOffset, length);
      for (let at = 0; at < length; at += 64) {
        for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
        for (let i = 16; i < 64; i++) {
          const [a, b] = [words[i - 15], words[i - 2]];
          words[i] = words[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + words[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
        }
        let [a, b, c, d, e, f, g, h] = state;
        for (let i = 0; i < 64; i++) {
          const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i] + words[i]) | 0;
          const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
          [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
        }
        [a, b, c, d, e, f, g, h].forEach((v, i) => (state[i] += v));
      }
    };
    blocks(bytes, whole);
    blocks(last, last.length);
    const out = new DataView(new ArrayBuffer(32));
    state.forEach((v, i) => out.setInt32(4 * i, v));
    return new Uint8Array(out.buffer);
  };

  // same gives the bytes back where they have the hash, and fails where they have another. Without a hash anything goes:
  // another page may bring its own problems.
  const same = async (name, bytes, sha256) => {
    if (sha256 && (await sum(bytes)) !== sha256) throw new Error(name + another);
    return bytes;
  };
  const another = " is not the file of this build";

  // tell says above the page that a file is missing or another one. The page's program, which has all other words, may be what is missing.
  const tell = (name) => {
    let language = navigator.language;
    try {
      language = JSON.parse(localStorage.getItem("mwpranker.settings"))?.language || language;
    } catch {
      // Nothing is stored, or it may not be read.
    }
    const german = language.startsWith("de");
    const told = document.createElement("p");
    told.id = "damaged";
    told.lang = german ? "de" : "en";
    told.setAttribute("role", "alert");
    told.textContent = german
      ? `${name} fehlt oder ist nicht die Datei, mit der diese Seite gebaut wurde, und wird nicht verwendet. Laden Sie die Seite neu. Hilft das nicht, müssen ihre Dateien neu auf den Server kopiert werden.`
      : `${name} is missing, or is not the file that this page was built with, and is not used. Reload the page. If that does not help, its files have to be copied to the server again.`;
    document.getElementById("damaged")?.remove();
    document.body.prepend(told);
  };

  // A page refuses scripts and styles that have another hash than it says, and tells nobody.
  if (globalThis.document?.currentScript?.integrity) {
    const short = (element) => (element.src || element.href).replace(/.*\//, "").replace(/\.[0-9a-f]{16}\./, ".");
    addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && tell(short(target)), true);
    // Not before all is loaded: Safari starts scripts while a style is still on its way.
    addEventListener("load", () => {
      for (const link of document.querySelectorAll("link[rel=stylesheet]")) if (!link.sheet) tell(short(link));
    });
  }

  // Addresses of scripts that may be started: the service worker, and those that were made here of checked bytes.
  const made = new Set(["sw.js"]);
  const policy = globalThis.document && globalThis.trustedTypes?.createPolicy("mwp-scripts", {
    createScriptURL: (url) => {
      if (!made.has(url)) throw new TypeError(url + " is no script of this page");
      return url;
    },
  });
  const script = (url) => policy?.createScriptURL(url) ?? url;

  // scriptOf is the address of a script that consists of these bytes.
  const scriptOf = (...parts) => {
    const url = URL.createObjectURL(new Blob(parts.flatMap((part) => [part, "\n"]), { type: "text/javascript" }));
    made.add(url);
    return url;
  };
  return { slowSum, same, another, tell, script, scriptOf };
})();
