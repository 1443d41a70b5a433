// Starts all sides, holds them to one another, and measures them in turns. What it needs of its surroundings: bytes(name), a promise
// of a file; ort, the module of onnxruntime; a clock { name, now }, of milliseconds; and globalThis.Go and mwpKernel, of
// wasm_exec.js and kernel.js.
import { onnxruntime } from './session.mjs';
import { search } from './search.mjs';

const tolerance = 1e-4;

// compare gives a report.Result. With no rounds the sides are only held to one another.
export async function compare({ bytes, ort, rounds, clock }) {
  const problems = JSON.parse(new TextDecoder().decode(await bytes('problems.json')));
  globalThis.mwpFiles = { 'problems.json': await bytes('problems.json'), 'reader.bin': await bytes('reader.bin') };
  globalThis.mwpSides = {};
  const program = await WebAssembly.compile(await bytes('compare.wasm'));
  const kernel = await mwpKernel.compile(bytes('kernel.wasm'));
  const ours = await start('ours', program, kernel);
  const gomlx = await start('gomlx', program, kernel);
  delete globalThis.mwpFiles;

  const sides = [];
  const add = (name, side) => sides.push({ every: 1, prepare() {}, ...side, name });
  const searching = (runtime) => ({ read: (i) => search(runtime, i, problems[i].Operators), encode: (i) => runtime.encode(i) });
  const reading = (simd) => ({
    prepare: () => ours.use(simd), every: simd ? 1 : 3, encode: (i) => ours.encode(i),
    read: (i) => { // what is asked for afterwards is not part of the time
      ours.read(i);
      return { get encoded() { return ours.vectors(); }, get trees() { return JSON.parse(ours.trees()); } };
    },
  });
  const version = gomlx.version();
  add(`gomlx ${version}, graphs built anew`, { ...searching(gomlx), prepare: () => gomlx.use(false), every: 3 });
  add(`gomlx ${version}`, { ...searching(gomlx), prepare: () => gomlx.use(true), every: 3 });
  add(`onnxruntime-web ${ort.env.versions.web}`, searching(await onnxruntime(ort, bytes, problems)));
  add('ours, plain Go', reading(false));
  add('ours', reading(true));

  const groups = [{ Title: `One query: a problem encoded and searched for trees; ${clock.name}`, Note: await agree(sides, problems), Unit: 'ms', Rows: [] }];
  if (rounds > 0) {
    groups[0].Rows = await measure(sides, problems, rounds, clock, (side, i) => side.read(i));
    groups.push({ Title: 'Of it the encoder', Unit: 'ms', Rows: await measure(sides, problems, rounds, clock, (side, i) => side.encode(i)) });
  }
  return { Groups: groups };
}

// start starts the Go program as one of the sides. Its functions give an Error where something is wrong.
async function start(name, program, kernel) {
  const go = new Go();
  go.argv = ['compare', name];
  go.run(await mwpKernel.instantiate(go, program, kernel)); // it stays, to be called
  const side = mwpSides[name];
  if (!side || side.error) throw new Error(`${name}: ${side?.error ?? 'the program did not start'}`);
  return Object.fromEntries(Object.entries(side).map(([key, f]) => [key, (...args) => {
    const result = f(...args);
    if (result instanceof Error) throw result;
    return result;
  }]));
}

// agree has every side read every problem, and throws where one differs from the last.
async function agree(sides, problems) {
  let vectors = 0, scores = 0;
  for (let i = 0; i < problems.length; i++) {
    const results = [];
    for (const side of sides) {
      await side.prepare();
      const { encoded, trees } = await side.read(i);
      const copied = Object.fromEntries(['words', 'candidates', 'first'].map((key) => [key, Float32Array.from(encoded[key])]));
      results.push({ name: side.name, encoded: copied, trees });
    }
    const want = results.pop();
    if (want.trees.length === 0) throw new Error(`${problems[i].Text}: no tree`);
    for (const got of results) {
      const differ = (what) => { throw new Error(`${problems[i].Text}: ${what} of ${got.name}, and ours, differ`); };
      const shape = (trees) => trees.map((t) => t.Prefix.join(' ')).join(', ');
      if (shape(got.trees) !== shape(want.trees)) differ(`the trees ${shape(got.trees)}`);
      scores = Math.max(scores, furthest(got.trees.map((t) => t.Score), want.trees.map((t) => t.Score)));
      for (const key of Object.keys(want.encoded)) vectors = Math.max(vectors, furthest(got.encoded[key], want.encoded[key]));
      if (!(scores < tolerance)) differ('the scores of trees');
      if (!(vectors < tolerance)) differ('the vectors of the encoder');
    }
  }
  const all = sides.map((s) => s.name).join('; ');
  return `${problems.length} problems; ${all}: the same trees in the same order, their scores at most ${scores.toExponential(1)} apart, the encoder's vectors ${vectors.toExponential(1)}`;
}

// furthest is the greatest difference, NaN where there are not as many numbers.
function furthest(a, b) {
  if (a.length !== b.length) return NaN;
  let most = 0;
  for (let i = 0; i < a.length; i++) most = Math.max(most, Math.abs(a[i] - b[i])); // of a NaN this makes NaN
  return most;
}

// measure lets the sides work in turns at each problem, after three rounds that do not count; a slow side works in one round of
// three. What it costs to ask the clock is taken off.
async function measure(sides, problems, rounds, clock, work) {
  const asking = [];
  for (let i = 0; i < 50; i++) asking.push(-clock.now() + clock.now());
  const overhead = quantile(asking, 0.5);
  const warmUp = 3;
  const times = sides.map(() => []);
  const ratios = sides.map(() => []);
  for (let round = -warmUp; round < rounds; round++) {
    for (let i = 0; i < problems.length; i++) {
      const took = [];
      for (const side of sides) {
        if (round % side.every !== 0) {
          took.push(null);
          continue;
        }
        await side.prepare();
        const before = clock.now();
        await work(side, i);
        took.push(clock.now() - before - overhead);
      }
      if (round < 0) continue;
      took.forEach((t, s) => {
        if (t === null) return;
        times[s].push(t);
        ratios[s].push(t / took.at(-1));
      });
    }
  }
  return sides.map((side, s) => ({ Name: side.name, Rounds: times[s], Note: `query by query ${spread(ratios[s])}` }));
}

function spread(list) {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((q) => quantile(list, q).toFixed(2));
  return `${middle} (${low}-${high})`;
}

function quantile(list, q) {
  return list.toSorted((a, b) => a - b)[Math.floor(q * list.length)];
}
