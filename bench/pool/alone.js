// The page's worker on a computer of one core.
"use strict";
Object.defineProperty(navigator, "hardwareConcurrency", { value: 1 });
importScripts("worker.js");
