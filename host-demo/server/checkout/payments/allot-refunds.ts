interface Line {
  readonly id: number
  /** Minor units that were paid for it. */
  readonly paid: number
}

interface Refund {
  /** Null: of the whole order. */
  readonly lineId: number | null
  readonly amount: number
}

/**
 * What of each line has been given back, in minor units: first what was refunded by line, then what was refunded
 * without saying for what, from the lines in their order. What is left of it was fee and contribution.
 */
export function allotRefunds(lines: readonly Line[], refunds: readonly Refund[]): Map<number, number> {
  const allotted = new Map(lines.map(({ id }) => [id, 0]))
  let unnamed = 0
  const room = (line: Line) => line.paid - (allotted.get(line.id) ?? 0)
  const allot = (line: Line, amount: number) => {
    const share = Math.min(amount, room(line))
    allotted.set(line.id, (allotted.get(line.id) ?? 0) + share)
    return amount - share
  }
  for (const { lineId, amount } of refunds) {
    const line = lines.find(({ id }) => id === lineId)
    unnamed += line ? allot(line, amount) : amount
  }
  for (const line of lines) unnamed = allot(line, unnamed)
  return allotted
}
