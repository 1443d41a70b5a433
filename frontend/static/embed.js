// The example of embed.html: what its button does is what the page shows.
"use strict";
import { load } from "./mwpranker.js";

const run = document.getElementById("run");
const printed = document.getElementById("printed");
const print = (...words) => (printed.textContent += words.join("  ") + "\n");

run.addEventListener("click", async () => {
  run.disabled = true;
  printed.textContent = "";
  try {
    const ranker = await load();
    const found = await ranker.search("= (a + b) * c", { k: 2 });
    for (const group of found.groups) for (const problem of group.results) print(group.name, problem.equation, problem.text);
    ranker.close();
  } catch (error) {
    print("Stopped at", error.step, error.message);
  }
  run.disabled = false;
});
