import type { Supporter } from '../../../api/individual-giving.ts'

interface Group {
  readonly first: Supporter
  readonly count: number
  /** The sum in minor units. undefined: hidden. */
  readonly amount: number | undefined
}

/** The gifts in their order. Successive anonymous gifts without a message become one line. */
export function groupedSupporters(gifts: readonly Supporter[]): Group[] {
  const groups: Group[] = []
  for (const gift of gifts) {
    const last = groups.at(-1)
    const isSame = last && isPlain(last.first) && isPlain(gift)
    if (isSame) groups[groups.length - 1] = { ...last, count: last.count + 1, amount: sum(last.amount, gift.amount) }
    else groups.push({ first: gift, count: 1, amount: gift.amount })
  }
  return groups
}

/** Gifts with a hidden amount are not grouped: from a sum, whoever knows the rest could work it out. */
const isPlain = ({ name, message, amount }: Supporter) => !name && !message && amount !== undefined

const sum = (one = 0, other = 0) => one + other
