/** The effect of a push on one item. */
export interface Change<T> {
  key: string
  /** The item's sequence number after the change. */
  sequence: number
  /** The item after the change; undefined: it was removed. */
  apply(known: T | undefined): T | undefined
  /** Must be applied to the version right before it. */
  isPatch: boolean
  /** Holds the current values of some fields. It applies to any version of the item, which must be known. */
  part?: Part<T>
}

interface Part<T> {
  /** The number that these fields had when the item was read or last changed. */
  numberOf(item: T): number
  /** Only some items are read, so a push for another one is no loss. */
  isOfSome: boolean
  /** It tells of changes that it does not hold: the item must be read. */
  needsRead: boolean
}

export interface Numbered<T> {
  /** Identifies an item in a collection. */
  keyOf(item: T): string
  /** Grows by one with each change of this item. */
  sequenceOf(item: T): number
  /**
   * Where parts of an item have sequence numbers of their own, combines the newest of each part. Default: the version
   * with the higher number.
   */
  newest?(known: T, read: T): T
}

export interface Merged {
  changed: boolean
  /** A push was lost: read from the API. */
  missing: boolean
}

interface Entry<T> {
  sequence: number
  /** undefined: removed. The sequence number stays, so that an older push does not restore it. */
  value: T | undefined
  /** The number of reads that had begun when its last push arrived. */
  reads: number
}

/** Patches waiting for their predecessor. More than this count as a loss, which a read repairs. */
const mostWaiting = 1000

/** Merges reads and pushes in any order. An item's sequence number never decreases. */
export interface Merge<T> {
  /** @returns the read's number, for `read` */
  beginRead(): number
  /** Adds a push. It takes effect with the next `flush`. */
  push(change: Change<T>): void
  /** Applies pending pushes. Before the first read, nothing is shown and no gap is reported. */
  flush(): Merged
  /**
   * Applies a read that began as number `begun`, or 0: before the merge was created. It must include everything
   * pushed before it began.
   */
  read(items: readonly T[], begun: number): Merged
  /** All items, in the order of the last read; newer ones at the end. */
  items(): ReadonlyMap<string, T>
}

export function createMerge<T>({ keyOf, sequenceOf, newest }: Numbered<T>): Merge<T> {
  let entries = new Map<string, Entry<T>>()
  type Waiting = Change<T> & { reads: number }
  let waiting: Waiting[] = []
  let reads = 0
  let isRead = false

  function flush(): Merged {
    const result = { changed: false, missing: false }
    const tooEarly: Waiting[] = []
    for (const change of waiting.sort((one, other) => one.sequence - other.sequence)) {
      const { key, sequence, isPatch, part } = change
      const known = entries.get(key)
      if (part) applyPart(change, part, result, tooEarly)
      if (part || (known && sequence <= known.sequence)) continue
      const isNext = known?.sequence === sequence - 1
      if (known ? !isNext : isPatch) result.missing = true
      if (isPatch && !(isNext && known.value !== undefined)) tooEarly.push(change)
      else {
        entries.set(key, { sequence, value: change.apply(known?.value), reads: change.reads })
        result.changed = true
      }
    }
    waiting = tooEarly.slice(-mostWaiting)
    return isRead ? result : { changed: false, missing: false }
  }

  function applyPart(change: Waiting, part: Part<T>, result: Merged, tooEarly: Waiting[]): void {
    const { key, sequence, apply, reads } = change
    const known = entries.get(key)
    if (known?.value === undefined) {
      if (part.isOfSome && isRead) return
      result.missing = true
      tooEarly.push(change)
      return
    }
    const number = part.numberOf(known.value)
    // A newer part that overtook it has its fields, but not what it only tells of.
    if (sequence !== number) result.missing ||= part.needsRead
    if (sequence > number) {
      const value = apply(known.value)
      entries.set(key, { sequence: value === undefined ? sequence : sequenceOf(value), value, reads })
      result.changed = true
    }
  }

  return {
    beginRead: () => ++reads,
    push: change => void waiting.push({ ...change, reads }),
    flush,
    read(items, begun) {
      isRead = true
      const old = entries
      entries = new Map()
      let missing = false
      for (const item of items) {
        const [key, sequence] = [keyOf(item), sequenceOf(item)]
        const known = old.get(key)
        if (known?.value !== undefined && newest) {
          const value = newest(known.value, item)
          entries.set(key, { sequence: sequenceOf(value), value, reads: known.reads })
        } else entries.set(key, known && known.sequence > sequence ? known : { sequence, value: item, reads: 0 })
      }
      for (const [key, known] of old) {
        if (entries.has(key)) continue
        const isNewer = known.reads >= begun && known.value !== undefined
        // It may have been added or removed after the answer was made.
        missing ||= isNewer
        entries.set(key, isNewer ? known : { ...known, value: undefined })
      }
      missing = flush().missing || missing
      waiting = waiting.filter(change => change.reads >= begun)
      return { changed: true, missing }
    },

    items() {
      const found = new Map<string, T>()
      for (const [key, { value }] of entries) if (value !== undefined) found.set(key, value)
      return found
    },
  }
}
