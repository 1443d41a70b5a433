// The model's steps by onnxruntime: the files of train/onnx, one thread.
export async function onnxruntime(ort, bytes, problems) {
  ort.env.wasm.numThreads = 1;
  const session = {};
  for (const part of ['encoder', 'look', 'left', 'right', 'merge'])
    session[part] = await ort.InferenceSession.create(await bytes(`${part}.onnx`), { executionProviders: ['wasm'], graphOptimizationLevel: 'all' });
  const table = ({ Dims, Share, Index }) =>
    Share ? new ort.Tensor('float32', Float32Array.from(Share), Dims) : new ort.Tensor('int32', Int32Array.from(Index ?? []), Dims);
  const feeds = problems.map(({ Tables }) => Object.fromEntries(session.encoder.inputNames.map((name) => [name, table(Tables[name])])));

  let encoded, width;
  const rows = (x) => new ort.Tensor('float32', x, [x.length / width, width]);
  return {
    async encode(i) {
      encoded = await session.encoder.run(feeds[i]);
      width = encoded.first.dims[1];
      return { words: encoded.encoded.data, candidates: encoded.candidates.data, first: encoded.first.data };
    },
    async look(goals) {
      const { scores, states } = await session.look.run({ encoded: encoded.encoded, keys: encoded.keys, offers: encoded.offers, goals: rows(goals) });
      return { scores: scores.data, states: states.data };
    },
    async step(name, operators, ...given) {
      const inputs = { left: ['state'], right: ['state', 'left'], merge: ['left', 'right'] }[name];
      const made = await session[name].run({ operators: new ort.Tensor('int32', operators, [operators.length]),
        ...Object.fromEntries(inputs.map((input, i) => [input, rows(given[i])])) });
      return (made.goal ?? made.subtree).data;
    },
  };
}
