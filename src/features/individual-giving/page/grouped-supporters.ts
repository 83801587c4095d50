import type { Supporter } from '../../../api/individual-giving.ts'

interface Group {
  readonly first: Supporter
  readonly count: number
  /** Minor units of all of them. undefined: hidden. */
  readonly amount: number | undefined
}

/** Gifts in their order, of which anonymous ones without a message that follow each other are one line. */
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

/** A sum with a hidden amount in it would tell that amount to whoever knows the rest, so those stay apart. */
const isPlain = ({ name, message, amount }: Supporter) => !name && !message && amount !== undefined

const sum = (one = 0, other = 0) => one + other
