// Package evaluate measures how well problems are read and found.
//
// [Read] asks a [Reader] for each [Problem] and says at which reading the right
// answer, equation and template come; its [Outcomes] are cut by step, body or
// kind, and give shares with their intervals. [Calibrate] holds the reader's
// probabilities against what came out right.
//
// [Retrieve] asks a [Ranker] for the problems of a [Repository] that have the
// model of a query, and [Finds] says how many of the first were right, at each
// level of matching. Rankers are the index behind a reader or behind the gold
// tree ([ByTree]), and the baselines that look at words alone ([ByWords],
// [BM25], [ByVectors], [AtRandom]).
//
// The package reads no file and knows no data set: callers bring the problems.
package evaluate
