import type { Attempt } from './payer.ts'

interface Taken {
  readonly attempt: Attempt
  readonly by: 'card' | 'promise'
  /** Minor units. */
  refunded: number
}

/**
 * The expected result, kept as simply as possible: the charges, in their order, and the refunds. It knows nothing of
 * orders, holds, jobs or webhooks.
 */
export class NaiveModel {
  readonly #taken: Taken[] = []
  readonly #withVoucher = new Set<Attempt>()

  /** An order may have been written, and have the voucher's use. */
  mayHaveBegun(attempt: Attempt): void {
    if (attempt.input.voucher_code !== undefined) this.#withVoucher.add(attempt)
  }

  take(attempt: Attempt, by: Taken['by']): void {
    this.#taken.push({ attempt, by, refunded: 0 })
  }

  hasPaid(attempt: Attempt): boolean {
    return this.#taken.some(one => one.attempt === attempt)
  }

  refund(attempt: Attempt, amount: number): void {
    const found = this.#taken.find(one => one.attempt === attempt)
    if (found) found.refunded += amount
  }

  /** The part of a gift that is not refunded. */
  left(attempt: Attempt): number {
    const found = this.#taken.find(one => one.attempt === attempt)
    return found ? attempt.asked.gift - found.refunded : 0
  }

  /** Has somebody paid for this link, and the charity kept the money? */
  isPaid(link: number, cameTooLate: (email: string) => boolean): boolean {
    return this.#taken.some(({ attempt }) => has(attempt, link) && !cameTooLate(attempt.email))
  }

  /**
   * May an attempt's money be refunded as too late? Only if the organiser received the money of an offline order for
   * the same link, or if somebody else may have had the voucher's only use. Two cards must never be charged for one link.
   */
  mayBeTooLate(email: string): boolean {
    const late = this.#taken.find(({ attempt }) => attempt.email === email)?.attempt
    if (!late) return false
    const others = this.#taken.filter(({ attempt, by }) => by === 'promise' && attempt !== late)
    const promised = others.flatMap(({ attempt }) => attempt.asked.links)
    const competes = this.#withVoucher.has(late) && this.#withVoucher.size > 1
    return competes || late.asked.links.some(link => promised.includes(link))
  }

  /** The gifts that the charity keeps. */
  gifts(cameTooLate: (email: string) => boolean): { amount: number; gifts: number } {
    const kept = this.#taken.filter(({ attempt }) => attempt.asked.gift > 0 && !cameTooLate(attempt.email))
    return {
      amount: kept.reduce((sum, { attempt, refunded }) => sum + attempt.asked.gift - refunded, 0),
      gifts: kept.filter(({ attempt, refunded }) => refunded < attempt.asked.gift).length,
    }
  }
}

const has = ({ asked }: Attempt, link: number) => asked.links.some(one => one === link)
