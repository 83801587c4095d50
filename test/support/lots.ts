import type { Change } from '../../src/api/realtime/merge.ts'

export interface Lot {
  id: string
  sequence: number
  bid: number
}

export const numbered = { keyOf: ({ id }: Lot) => id, sequenceOf: ({ sequence }: Lot) => sequence }

/** A server with lots. Each change is pushed: as the whole lot, as a patch, or as its removal. */
export function createLotServer() {
  const lots = new Map<string, Lot>()
  const numbers = new Map<string, number>()
  /** Every lot that ever existed, by id and number. */
  const history = new Map<string, Lot>()

  function next(id: string): number {
    const number = (numbers.get(id) ?? 0) + 1
    numbers.set(id, number)
    return number
  }

  return {
    snapshot: () => [...lots.values()],
    hadEver: (lot: Lot) => history.get(`${lot.id} ${lot.sequence}`)?.bid === lot.bid,
    /** @returns the push */
    change(id: string, kind: 'whole' | 'patch' | 'removal', bid: number): Change<Lot> {
      const known = lots.get(id)
      const key = id
      const sequence = next(id)
      if (kind === 'removal') {
        lots.delete(id)
        return { key, sequence, apply: () => undefined, isPatch: false }
      }
      const isPatch = kind === 'patch' && known !== undefined
      const lot = { id, sequence, bid: isPatch ? known.bid + bid : bid }
      lots.set(id, lot)
      history.set(`${id} ${sequence}`, lot)
      if (!isPatch) return { key, sequence, apply: () => lot, isPatch }
      return { key, sequence, apply: from => from && { id, sequence, bid: from.bid + bid }, isPatch }
    },
  }
}
