import { defineSlice } from '../../../store/slice.ts'

/** What this page has been told of lots' logs while they were written: by lot, the hash of each entry by its number. */
export const seenHashes = defineSlice('auction-seen-hashes', () => {
  const known = new Map<string, Map<number, string>>()
  return {
    add(id: string, sequence: number, hash: string | undefined): void {
      if (hash !== undefined) known.set(id, (known.get(id) ?? new Map<number, string>()).set(sequence, hash))
    },
    of: (id: string): ReadonlyMap<number, string> => known.get(id) ?? new Map(),
  }
})
