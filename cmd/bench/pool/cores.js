// The page's worker on a computer with as many cores as its address says.
"use strict";
Object.defineProperty(navigator, "hardwareConcurrency", { value: Number(location.search.slice(1)) });
importScripts("worker.js");
