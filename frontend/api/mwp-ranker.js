// The element <mwp-ranker>: a box to type a problem into, and the problems with the same calculation under it.
//
//   <script type="module" src="mwpranker/mwp-ranker.js"></script>
//   <mwp-ranker corpus="problems.json" k="5"></mwp-ranker>
//
// It loads the engine when somebody turns to it, so that a page that carries it stays light. docs/embed.md lists its attributes, its
// events, and the parts and properties by which it is styled.
"use strict";
import { load } from "./mwpranker.js";

// The words of the element. A page in another language replaces them before there is one: Object.assign(words, {...}).
export const words = {
  label: "A word problem, or an expression behind =",
  placeholder: "A hen lays 3 eggs a day. How many is that in a week?",
  loading: (percent) => `Loading … ${percent} %`,
  searching: "Searching …",
  none: "No problem has this calculation.",
  byWords: "Not understood as a calculation: these are problems with similar words.",
  understood: (equation) => `To calculate: ${equation}`,
  unsure: (equation) => `Perhaps: ${equation}`,
  answer: "Show the answer",
  failed: (why) => `This did not work: ${why}`,
  groups: { same: "The same calculation", more: "One step more", less: "One step less", near: "Nearly the same", pattern: "Fits the pattern", words: "Similar words" },
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host { display: block; color-scheme: light dark; font: inherit; }
textarea { box-sizing: border-box; width: 100%; font: inherit; color: inherit; background: transparent; padding: 0.6em;
  border: 1px solid color-mix(in srgb, currentColor 45%, transparent); border-radius: 0.5em; resize: vertical; }
textarea:focus-visible, button:focus-visible { outline: 2px solid var(--mwp-accent, light-dark(#4238c2, #b3adff)); outline-offset: 1px; }
label, h3 { display: block; font-size: 0.95em; font-weight: 600; margin: 0.8em 0 0.3em; }
label { margin-top: 0; }
[role="status"] { margin: 0.4em 0; min-height: 1.4em; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.6em; }
li { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 0.5em; padding: 0.6em 0.8em; }
li p { margin: 0 0 0.4em; }
math { math-style: normal; font-size: 1.1em; }
math .minus { font-family: serif; } /* WebKit draws no minus where the first font lacks it */
mark[class=""] { font-weight: inherit; }
mark { background: none; color: inherit; font-weight: 600; border-bottom: 0.2em solid transparent; }
button { font: inherit; font-size: 0.9em; color: var(--mwp-accent, light-dark(#4238c2, #b3adff)); background: none; border: 0; padding: 0.3em 0;
  min-height: 24px; text-decoration: underline; cursor: pointer; }
${["#0060a8 #6db8ff", "#a34700 #ffb070", "#006b50 #4fd8ae", "#8a3a78 #f0a3dc", "#7a5c00 #f0cf55", "#1a6a86 #7fd3f0", "#9c2b2b #ff9d94", "#4d5560 #c3ccd8"]
  .map((pair, i) => {
    const colour = `var(--mwp-q${i}, light-dark(${pair.replace(" ", ", ")}))`;
    return `mark.q${i} { border-color: ${colour}; } math .q${i} { color: ${colour}; font-weight: 600; }`;
  })
  .join("\n")}
`);

class MWPRankerElement extends HTMLElement {
  static observedAttributes = ["value"];

  #box = make("textarea", { id: "box", rows: 3, spellcheck: true, part: "box" });
  #status = make("p", { role: "status", part: "status" });
  #results = make("div", { part: "results" });
  #ranker = null; // the promise of one
  #asked = new AbortController();
  #timer = 0;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    root.adoptedStyleSheets = [sheet];
    root.append(make("label", { htmlFor: "box", textContent: words.label, part: "label" }), this.#box, this.#status, this.#results);
    this.#box.placeholder = words.placeholder;
    this.#box.addEventListener("focus", () => this.#load().catch(() => {})); // what fails is shown by #load
    this.#box.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#search(), 250);
    });
  }

  connectedCallback() {
    if (this.hasAttribute("value")) this.value = this.getAttribute("value");
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
    this.#asked.abort();
    this.#ranker?.then((ranker) => ranker.close(), () => {});
    this.#ranker = null;
  }

  attributeChangedCallback(name, old, value) {
    if (this.isConnected && value !== null && value !== old) this.value = value;
  }

  get value() {
    return this.#box.value;
  }

  set value(query) {
    this.#box.value = query;
    this.#search();
  }

  #load() {
    this.#ranker ??= load({
      base: this.getAttribute("base") ? new URL(this.getAttribute("base"), document.baseURI) : new URL(".", import.meta.url),
      corpus: this.getAttribute("corpus"),
      onState: (state) => this.#progress(state),
    }).then(
      (ranker) => {
        this.#status.textContent = "";
        this.dispatchEvent(new CustomEvent("mwp-ready", { detail: ranker }));
        return ranker;
      },
      (error) => {
        this.#ranker = null;
        this.#fail(error);
        throw error;
      },
    );
    return this.#ranker;
  }

  #progress({ stage, files }) {
    if (stage === "ready") return;
    const sum = (of) => files.reduce((all, file) => all + of(file), 0);
    const total = sum((file) => file.total);
    this.#status.textContent = words.loading(total ? Math.round((100 * sum((file) => file.done)) / total) : 0);
  }

  #fail(error) {
    this.#status.textContent = words.failed(error.message);
    this.dispatchEvent(new CustomEvent("mwp-error", { detail: error }));
  }

  async #search() {
    this.#asked.abort();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    const query = this.value;
    if (!query.trim().replace(/^=/, "").trim()) {
      this.#status.textContent = "";
      return this.#results.replaceChildren();
    }
    let ranker;
    try {
      ranker = await this.#load();
    } catch {
      return; // #load has told why
    }
    if (signal.aborted) return;
    this.#status.textContent = words.searching;
    try {
      const found = await ranker.search(query, { k: Number(this.getAttribute("k")) || 5, order: this.getAttribute("order") ?? "", signal });
      this.#show(found);
      this.dispatchEvent(new CustomEvent("mwp-found", { detail: found }));
    } catch (error) {
      if (signal.aborted) return;
      this.#results.replaceChildren();
      this.#fail(error);
    }
  }

  #show(found) {
    const [reading] = found.understood.readings ?? [];
    if (!reading) this.#status.textContent = words.byWords;
    else {
      const say = found.understood.confidence === "unsure" ? words.unsure : words.understood;
      this.#status.textContent = found.groups.length ? say(inSigns(reading.equation)) : words.none;
    }
    this.#results.replaceChildren(
      ...found.groups.map((group) => {
        const list = make("ol", { part: "list" });
        list.append(...group.results.map(card));
        const section = make("section", { part: "group" });
        section.append(make("h3", { textContent: words.groups[group.name], part: "heading" }), list);
        return section;
      }),
    );
  }
}

// card shows one result.
function card(result) {
  const item = make("li", { part: "card" });
  const text = make("p", { part: "text" });
  let at = 0;
  for (const { start, end, colour } of result.quantities) {
    text.append(result.text.slice(at, start), make("mark", { className: colour < 0 ? "" : `q${colour}`, textContent: result.text.slice(start, end) }));
    at = end;
  }
  text.append(result.text.slice(at));
  const calculation = make("p", { part: "calculation" });
  calculation.append(mathOf(result.mathml));
  const answer = make("button", { type: "button", textContent: words.answer, part: "answer" });
  answer.addEventListener("click", () => answer.replaceWith(make("span", { textContent: result.worded, part: "answer" })));
  item.append(text, calculation, answer);
  return item;
}

// inSigns writes an equation with the signs of the classroom.
const inSigns = (equation) => equation.replace(/[-*/]/g, (sign) => ({ "-": "−", "*": "×", "/": "÷" })[sign]);

// mathOf makes an element of MathML that the engine wrote; all text in it is escaped. A page that has a policy for Trusted Types
// names mwp-element in it.
const trusted = globalThis.trustedTypes?.createPolicy("mwp-element", { createHTML: (html) => html });
function mathOf(mathml) {
  const parsed = new DOMParser().parseFromString(trusted?.createHTML(mathml) ?? mathml, "text/html").body.firstChild;
  return document.importNode(parsed, true);
}

function make(tag, { part, role, ...properties } = {}) {
  const element = Object.assign(document.createElement(tag), properties);
  if (part) element.setAttribute("part", part);
  if (role) element.setAttribute("role", role);
  return element;
}

customElements.define("mwp-ranker", MWPRankerElement);
