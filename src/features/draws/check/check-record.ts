import type { Draw, DrawRecord } from '../../../api/draws.ts'
import { numbersIn, pickNumber, sealOf, sha256 } from '../../../lib/prize-draw.ts'

export type DrawVerdict =
  /** `again`: prizes that were drawn again. */
  | { type: 'sound'; numbers: number; picks: number; again: number }
  /** The seed is not the one whose hash was published when the draw opened. */
  | { type: 'seed' }
  /** Seed and numbers differ from those that were sealed at the close. */
  | { type: 'seal' }
  /** The seed leads to another number. `prize`: 1 for the best. */
  | { type: 'pick'; prize: number }

/**
 * Verifies a draw's record, as anybody can.
 * @param record of a finished draw
 * @param shown the prizes as the page shows them
 */
export async function checkRecord(record: DrawRecord, shown: Draw['prizes']): Promise<DrawVerdict> {
  const { seed = '', seed_hash, seal = '', numbers = [], log } = record
  const all = numbersIn(numbers)
  if ((await sha256(seed)) !== seed_hash) return { type: 'seed' }
  if ((await sealOf(seed, all)) !== seal) return { type: 'seal' }
  const picks = log.filter(({ kind }) => kind === 'drawn' || kind === 'redrawn')
  const stands = new Map<number, number>()
  let left = all
  for (const [index, { number, prize = 0 }] of picks.entries()) {
    const picked = left.length ? await pickNumber({ seed, seal, place: index + 1 }, left) : undefined
    if (picked === undefined || picked !== number) return { type: 'pick', prize }
    stands.set(prize, picked)
    left = left.filter(one => one !== picked)
  }
  const wrong = shown.findIndex(({ number }, index) => number !== stands.get(index + 1))
  if (wrong >= 0) return { type: 'pick', prize: wrong + 1 }
  return { type: 'sound', numbers: all.length, picks: picks.length, again: picks.filter(({ reason }) => reason).length }
}
