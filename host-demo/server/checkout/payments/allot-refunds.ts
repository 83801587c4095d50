interface Line {
  readonly id: number
  /** Minor units that were paid for it. */
  readonly paid: number
}

interface Refund {
  /** Null: for the whole order. */
  readonly lineId: number | null
  readonly amount: number
}

/**
 * The refund of each line, in minor units: first refunds by line, then those of the whole order. Each of these is taken
 * from the only line of which exactly as much is left, or else from the lines in their order. The rest was fee and
 * contribution.
 */
export function allotRefunds(lines: readonly Line[], refunds: readonly Refund[]): Map<number, number> {
  const allotted = new Map(lines.map(({ id }) => [id, 0]))
  const unnamed: number[] = []
  const room = (line: Line) => line.paid - (allotted.get(line.id) ?? 0)
  const allot = (line: Line, amount: number) => {
    const share = Math.min(amount, room(line))
    allotted.set(line.id, (allotted.get(line.id) ?? 0) + share)
    return amount - share
  }
  for (const { lineId, amount } of refunds) {
    const line = lines.find(({ id }) => id === lineId)
    unnamed.push(line ? allot(line, amount) : amount)
  }
  for (const amount of unnamed) {
    const [exact, ...others] = lines.filter(line => room(line) === amount)
    let rest = amount
    for (const line of exact && !others.length ? [exact] : lines) rest = allot(line, rest)
  }
  return allotted
}
