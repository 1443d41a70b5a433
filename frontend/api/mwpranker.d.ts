// Types of mwpranker.js. The messages are those of the Go package wasm/message, with places in UTF-16 units, as JavaScript counts.

export interface LoadOptions {
  /** Folder of a built site of MWPRanker, on the page's own origin. Default: where mwpranker.js is. */
  base?: string | URL;
  /** A corpus in place of the site's: a file as docs/corpus.md describes it. */
  corpus?: string | URL | null;
  /** When load resolves: with everything, or when problems can be found. Default "model". */
  wait?: "model" | "corpus";
  /** Called whenever more is loaded. */
  onState?: ((state: State) => void) | null;
  /** Ends loading. */
  signal?: AbortSignal | null;
}

/** Starts a worker. It rejects with an MWPRankerError where the program or the corpus cannot be loaded. */
export function load(options?: LoadOptions): Promise<Ranker>;

export interface Ranker {
  readonly state: State;
  search(query: string, options?: SearchOptions): Promise<Found>;
  check(expression: string, options?: { query?: string; signal?: AbortSignal }): Promise<Checked>;
  complete(before: string, options?: { signal?: AbortSignal }): Promise<string>;
  compare(left: string | Side, right: string | Side, options?: { signal?: AbortSignal }): Promise<Comparison>;
  paraphrase(a: string, b: string, options?: { signal?: AbortSignal }): Promise<Paraphrased>;
  problem(id: string, options?: { signal?: AbortSignal }): Promise<Result>;
  until(wanted: (state: State) => boolean): Promise<State>;
  close(reason?: unknown): void;
}

export interface SearchOptions {
  /** Results in each group: 1 to 1000. Default 10. */
  k?: number;
  /** What has to be calculated, in place of the model's reading: over the numbers of the text or n0, n1, ... */
  expression?: string;
  order?: "best" | "same" | "new" | "easier" | "harder";
  /** By facet, the values of which a problem needs one: { steps: ["1", "2"], topic: ["food"] }. */
  filter?: Partial<Record<FacetName, string[]>>;
  /** Id of a problem to leave out. */
  exclude?: string;
  /** The only group that is wanted. */
  group?: GroupName;
  /** How many results of a search for similar text to show beside. */
  baseline?: number;
  /** Gives the search up. */
  signal?: AbortSignal;
}

export interface Side {
  id?: string;
  query?: string;
  expression?: string;
}

export type FacetName = "steps" | "operators" | "kinds" | "grade" | "topic" | "corpus" | "length";
export type GroupName = "same" | "more" | "less" | "near" | "pattern" | "words";
export type Relation = "exact" | "role" | "canonical" | "more" | "less" | "near" | "pattern" | "other" | "unknown";
export type Confidence = "sure" | "likely" | "unsure" | "own";

export interface Found {
  by: "expression" | "reading" | "pattern" | "words";
  understood: Understood;
  groups: Group[];
  facets?: Facet[];
  baseline?: Result[];
  matches: number;
  kept: number;
  millis: Millis;
}

export interface Understood {
  kind: "problem" | "expression" | "pattern";
  quantities?: Quantity[];
  implied?: Implied[];
  readings?: Reading[];
  confidence?: Confidence;
  /** What the text seems to be, where it is not one English word problem. */
  seems?: "other language" | "nonsense" | "several problems" | "list" | "no question" | "no calculation";
  /** Of another language, in English: "German". */
  language?: string;
  /** Of several problems: each of them, complete. */
  parts?: string[];
  failure?: Failure;
}

export interface Quantity {
  start: number;
  end: number;
  name: string;
  value: string;
  unit?: string;
  /** How the number was read where its writing does not show it: a compound amount, a clock time, a decimal comma, a year. */
  read?: "amount" | "clock" | "comma" | "year";
  used: boolean;
  /** The quantity of the query that it stands for, or -1. */
  stands: number;
  /** 0 to 7, or -1 for none: numbers of <math> elements have the class "q" and this number. */
  colour: number;
}

export interface Implied {
  start: number;
  end: number;
  word: string;
  value: string;
}

export interface Reading {
  expression: string;
  equation: string;
  template: string;
  mathml: string;
  spoken: string;
  tree: Node;
  probability: number;
  confidence: Confidence;
  /** "43"; of a clock time "20:35", of the time between two "2 h 15 min". */
  answer?: string;
  /** Where the answer is a clock time or a duration: value is it in minutes. */
  kind?: "clock" | "duration";
  value?: string;
  /** The mark that the answer carries: "$". */
  unit?: string;
  /** The answer as one writes it down: "$44.80", "4 buses". */
  worded?: string;
  /** Where the answer is not whole, but what is asked for comes in whole ones only: what whole ones would be. */
  rounded?: Rounded;
  steps?: Step[];
  noAnswer?: Failure;
}

export interface Step {
  expression: string;
  value: string;
  node: number;
  /** The probability that this step is not what the text wants though its operands are; missing where nothing is known of it. */
  doubt?: number;
  /** Of a division that is rounded or whose remainder is asked for, how it goes: "130 / 40" is "3", remainder "10". */
  division?: string;
  quotient?: string;
  remainder?: string;
}

export interface Rounded {
  up: string;
  down: string;
}

export interface Node {
  id: number;
  kind: "operator" | "quantity" | "constant" | "wildcard";
  label: string;
  spoken: string;
  quantity: number;
  colour: number;
  value?: string;
  children?: Node[];
}

export interface Group {
  name: GroupName;
  members: number;
  kept: number;
  whole: boolean;
  results: Result[];
}

export interface Result {
  id: string;
  text: string;
  quantities: Quantity[];
  expression: string;
  equation: string;
  mathml: string;
  spoken: string;
  answer: string;
  /** The answer as one writes it down: "$44.80", "4 buses". */
  worded: string;
  /** How sure the model was that read the expression, 0 to 1. Not there where a person gave it. */
  confidence?: number;
  relation: Relation;
  distance?: number;
  sameModel: boolean;
  story?: "paraphrase" | "new";
  similarity: number;
  attributes: Attributes;
  score: number;
  parts?: Part[];
}

export interface Attributes {
  steps: number;
  operators: string;
  constants: number;
  kinds: ("whole" | "decimal" | "fraction" | "percent" | "money")[];
  words: number;
  length: "short" | "medium" | "long";
  level: number;
  distractors: number;
  difficulty: number;
  grade?: number;
  topic?: string;
  corpus?: string;
}

export interface Part {
  name: string;
  value: number;
  weight: number;
  why: string;
}

export interface Facet {
  name: FacetName;
  values: FacetValue[];
}

export interface FacetValue {
  value: string;
  count: number;
  chosen: boolean;
}

export interface Millis {
  read: number;
  search: number;
  total: number;
}

export interface Checked {
  expression: string;
  reading?: Reading;
  pattern?: boolean;
  failure?: Failure;
}

/** What text b has made of text a. */
export interface Paraphrased {
  verdict: "paraphrase" | "same-model" | "different";
  /** From 0 to 1: how likely b says what a says. */
  score: number;
  sameModel: boolean;
  lost: Difference[];
  changed: Difference[];
  added: Difference[];
}

export interface Difference {
  part: "number" | "unit" | "thing" | "name" | "deed" | "relation" | "question" | "story";
  /** In English. */
  why: string;
  a?: Words;
  b?: Words;
  /** How much it speaks for a paraphrase; below 0 against it. */
  weight: number;
}

export interface Words {
  text: string;
  start: number;
  end: number;
}

export interface Comparison {
  left: Compared;
  right: Compared;
  pairs: Pair[];
  relation: Relation;
  distance: number;
}

export interface Compared {
  id?: string;
  text?: string;
  quantities?: Quantity[];
  reading: Reading;
}

export interface Pair {
  left: number;
  right: number;
  same: boolean;
}

export interface State {
  protocol: number;
  stage: "starting" | "corpus" | "model" | "ready";
  canFind: boolean;
  canRead: boolean;
  files: File[];
  problems: number;
  corpora?: Corpus[];
  /** Grows whenever other problems can be found than before. */
  library: number;
  /** Files that are being imported in the page of a site: so many bytes were looked through. */
  importing?: Importing[];
  /** What the user has brought, in the page of a site. */
  own?: Collection[];
  use: "all" | "own" | "site";
  /** Why what was kept in earlier visits cannot be had now. */
  unkept?: Failure;
}

export interface Importing {
  id: number;
  done: number;
  total: number;
}

export interface File {
  name: string;
  phase: "waiting" | "loading" | "reading" | "ready" | "failed";
  done: number;
  total: number;
  failure?: Failure;
}

export interface Corpus {
  name: string;
  licence: string;
  problems: number;
  left?: number;
  faults?: string[];
}

export interface Collection {
  number: number;
  name: string;
  format: string;
  phase: "reading" | "paused" | "ready" | "elsewhere" | "broken";
  total: number;
  read: number;
  problems: number;
  left: number;
  byModel: number;
  unsure: number;
  /** How many of the records that were looked at the next visit will find so; -1 where it will not find the collection. */
  kept: number;
  failure?: Failure;
}

export interface Failure {
  /** Stays the same from version to version; docs/embed.md lists the codes. */
  code: string;
  step: string;
  why: string;
  file?: string;
  /** Where in the expression, or -1. */
  at: number;
}

/** What calls reject with: a Failure as an Error, its why as the message. */
export class MWPRankerError extends Error {
  readonly code: string;
  readonly step: string;
  readonly file: string;
  readonly at: number;
}

declare global {
  var MWPRanker: { load: typeof load; MWPRankerError: typeof MWPRankerError };
}
