import type { Parameters } from 'fast-check'

/** Mutations in all: a share of it in each file. `npm run fuzz -- --runs 1000000` sets it. */
const runs = Number(process.env.FUZZ_RUNS ?? 10_000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)

/** Milliseconds that a file may take at most: two a run is a lot. */
export const patience = 60_000 + runs * 20

/** For `fc.assert`: so much of all runs. The same seed gives the same faults. */
export function share<T>(part: number): Parameters<T> {
  return { numRuns: Math.ceil(runs * part), seed, endOnFailure: true }
}
