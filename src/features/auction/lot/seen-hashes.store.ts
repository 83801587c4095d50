import { defineSlice } from '../../../store/slice.ts'

/** The hashes of log entries that this page has received while the log was written: by lot and the entry's number. */
export const seenHashes = defineSlice('auction-seen-hashes', () => {
  const known = new Map<string, Map<number, string>>()
  return {
    add(id: string, sequence: number, hash: string | undefined): void {
      if (hash !== undefined) known.set(id, (known.get(id) ?? new Map<number, string>()).set(sequence, hash))
    },
    of: (id: string): ReadonlyMap<number, string> => known.get(id) ?? new Map(),
  }
})
