/** What a push does to one item. */
export interface Change<T> {
  key: string
  /** The item's number after the change. */
  sequence: number
  /** The item after the change; undefined: it is gone. */
  apply(known: T | undefined): T | undefined
  /** Only to be applied to the state right before it. */
  isPatch: boolean
}

export interface Numbered<T> {
  /** Tells the items of a collection apart. */
  keyOf(item: T): string
  /** Grows by one with each change of this item. */
  sequenceOf(item: T): number
}

export interface Merged {
  changed: boolean
  /** A change must have got lost: the API has to be asked. */
  missing: boolean
}

interface Entry<T> {
  sequence: number
  /** undefined: gone. Its number stays, so that an older push does not bring it back. */
  value: T | undefined
  /** How many reads had begun when the last push about it came. */
  reads: number
}

/** Patches that wait for what comes before them. More of them than this are a loss that a read mends. */
const mostWaiting = 1000

/** Brings reads and pushes together, whatever the order they come in. No item's number ever falls. */
export interface Merge<T> {
  /** @returns which read this is, for `read` */
  beginRead(): number
  /** A push has come. It counts with the next `flush`. */
  push(change: Change<T>): void
  /** Applies what has come. Before the first read nothing is known well enough to be shown, or missed. */
  flush(): Merged
  /**
   * A read has come that began as number `begun`, or 0: before there was a merge. What was pushed before it began must
   * be in it.
   */
  read(items: readonly T[], begun: number): Merged
  /** All that is there, in the order of the last read, and what has come since then at the end. */
  items(): ReadonlyMap<string, T>
}

export function createMerge<T>({ keyOf, sequenceOf }: Numbered<T>): Merge<T> {
  let entries = new Map<string, Entry<T>>()
  let waiting: (Change<T> & { reads: number })[] = []
  let reads = 0
  let isRead = false

  function flush(): Merged {
    const result = { changed: false, missing: false }
    const tooEarly: typeof waiting = []
    for (const change of waiting.sort((one, other) => one.sequence - other.sequence)) {
      const { key, sequence, isPatch } = change
      const known = entries.get(key)
      if (known && sequence <= known.sequence) continue
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
        entries.set(key, known && known.sequence > sequence ? known : { sequence, value: item, reads: 0 })
      }
      for (const [key, known] of old) {
        if (entries.has(key)) continue
        const isNewer = known.reads >= begun && known.value !== undefined
        // It may have come, or gone, after the answer was made.
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
