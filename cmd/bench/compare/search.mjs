// The search of wasm/graph2tree (beam.go) for runtimes that only offer the model's steps. A runtime is
//   encode(i) -> { words, candidates, first }       rows of `width` numbers, of problem i
//   look(goals) -> { scores, states }               a row of each for each goal
//   step(name, operators, ...rows) -> rows          name: "left", "right" or "merge"
// What several partial trees need of one step is asked for at once.
const beams = 5;
const maxOperators = 8;

// search gives the best trees, as { Prefix, Score }, and what the encoder made. The first candidates are the operators.
export async function search(runtime, problem, operators) {
  const encoded = await runtime.encode(problem);
  const { candidates, first } = encoded;
  const width = first.length;
  const row = (rows, i) => rows.subarray(i * width, (i + 1) * width);
  const stack = (rows) => {
    const all = new Float32Array(rows.length * width);
    rows.forEach((r, i) => all.set(r, i * width));
    return all;
  };
  // step carries out one step for many: each has an operator and rows.
  const step = async (name, many) => {
    if (many.length === 0) return [];
    const inputs = many[0].rows.map((_, k) => stack(many.map((one) => one.rows[k])));
    const made = await runtime.step(name, Int32Array.from(many, (one) => one.operator), ...inputs);
    return many.map((_, i) => row(made, i));
  };

  let active = [{ prefix: [], score: 0, frame: null, goal: first, operators: 0 }];
  let done = [];
  while (active.length > 0) {
    const { scores, states } = await runtime.look(stack(active.map((h) => h.goal)));
    const next = best(active, scores, scores.length / active.length, operators);
    const extended = next.map(({ from, candidate, score }) => {
      const before = active[from];
      const operator = candidate < operators;
      return { ...before, prefix: [...before.prefix, candidate], score, candidate, operators: before.operators + (operator ? 1 : 0),
        state: operator ? row(states, from) : null, tree: operator ? null : row(candidates, candidate) };
    });

    const splitting = extended.filter((h) => h.state);
    const lefts = await step('left', splitting.map((h) => ({ operator: h.candidate, rows: [h.state] })));
    splitting.forEach((h, i) => {
      h.frame = { below: h.frame, operator: h.candidate, vector: h.state, hasLeft: false };
      h.goal = lefts[i];
    });

    const closing = extended.filter((h) => h.tree);
    for (;;) {
      const merging = closing.filter((h) => h.frame?.hasLeft);
      if (merging.length === 0) break;
      const merged = await step('merge', merging.map((h) => ({ operator: h.frame.operator, rows: [h.frame.vector, h.tree] })));
      merging.forEach((h, i) => {
        h.tree = merged[i];
        h.frame = h.frame.below;
      });
    }
    const waiting = closing.filter((h) => h.frame);
    const rights = await step('right', waiting.map((h) => ({ operator: h.frame.operator, rows: [h.frame.vector, h.tree] })));
    waiting.forEach((h, i) => {
      h.frame = { below: h.frame.below, operator: h.frame.operator, vector: h.tree, hasLeft: true };
      h.goal = rights[i];
    });

    done.push(...closing.filter((h) => !h.frame));
    done = done.sort((a, b) => b.score - a.score).slice(0, beams);
    active = extended.filter((h) => h.frame && !(done.length === beams && h.score <= done[beams - 1].score));
  }
  return { encoded, trees: done.map(({ prefix, score }) => ({ Prefix: prefix, Score: score })) };
}

// best are the best extensions of partial trees by one candidate, in order.
function best(active, scores, count, operators) {
  const next = [];
  active.forEach((h, from) => {
    for (let candidate = h.operators >= maxOperators ? operators : 0; candidate < count; candidate++) {
      const score = Math.fround(h.score + scores[from * count + candidate]);
      if (next.length === beams && score <= next[beams - 1].score) continue;
      let i = Math.min(next.length, beams);
      while (i > 0 && next[i - 1].score < score) i--;
      next.splice(i, 0, { from, candidate, score });
      next.length = Math.min(next.length, beams);
    }
  });
  return next;
}
