import type { Parameters } from 'fast-check'

/** Total number of mutations, shared among the files. Set by `npm run fuzz -- --runs 1000000`. */
const runs = Number(process.env.FUZZ_RUNS ?? 10_000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)

/** Time limit of a file in milliseconds: generous at two a run. */
export const timeLimit = 60_000 + runs * 20

/** Options for `fc.assert`, with a share of all runs. The same seed gives the same mutations. */
export function share<T>(part: number): Parameters<T> {
  return { numRuns: Math.ceil(runs * part), seed, endOnFailure: true }
}
