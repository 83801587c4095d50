import type { Attempt } from './payer.ts'

interface Taken {
  readonly attempt: Attempt
  readonly by: 'card' | 'promise'
  /** Minor units. */
  refunded: number
}

/**
 * What ought to be, kept as simply as can be: what was taken of whom, in the order in which it was, and what was given
 * back. It knows nothing of orders, holds, jobs or webhooks.
 */
export class NaiveModel {
  readonly #taken: Taken[] = []

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

  /** What of a gift is left to be given back. */
  left(attempt: Attempt): number {
    const found = this.#taken.find(one => one.attempt === attempt)
    return found ? attempt.asked.gift - found.refunded : 0
  }

  /** Has anybody paid for the link whose money the charity keeps? */
  isPaid(link: number, cameTooLate: (email: string) => boolean): boolean {
    return this.#taken.some(({ attempt }) => has(attempt, link) && !cameTooLate(attempt.email))
  }

  /**
   * May an attempt's money be given back as having come too late? Only where the organiser had the money of a promise
   * for the same link, or another had the one use of the code: no two cards may ever be charged for one link.
   */
  mayBeTooLate(email: string): boolean {
    const late = this.#taken.find(({ attempt }) => attempt.email === email)?.attempt
    if (!late) return false
    const promised = this.#taken.filter(one => one.by === 'promise').flatMap(({ attempt }) => attempt.asked.links)
    return late.input.voucher_code !== undefined || late.asked.links.some(link => promised.includes(link))
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
