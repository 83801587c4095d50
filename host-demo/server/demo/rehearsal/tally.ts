/** Counts of all guests together. */
export interface Tally {
  readonly signedIn: number
  readonly accepted: number
  /** How many of the bids were on lots of the live auction. */
  readonly live: number
  readonly sentTwice: number
  readonly bought: number
  readonly dropped: number
  /** Refused bids and purchases, by error code. */
  readonly refused: Readonly<Record<string, number>>
  /** Milliseconds until each bid was answered. */
  readonly delays: readonly number[]
}

export function createTally() {
  const refused: Record<string, number> = {}
  const delays: number[] = []
  const counts = { signedIn: 0, accepted: 0, live: 0, sentTwice: 0, bought: 0, dropped: 0 }
  return {
    add(name: keyof typeof counts) {
      counts[name] += 1
    },
    refuse(code: string) {
      refused[code] = (refused[code] ?? 0) + 1
    },
    time: (milliseconds: number) => void delays.push(milliseconds),
    result: (): Tally => ({ ...counts, refused, delays }),
  }
}

export type Counting = ReturnType<typeof createTally>

/** @param share such as 0.99 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}
