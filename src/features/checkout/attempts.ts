import { randomKey } from '../../lib/random-key.ts'
import type { Compartment } from './compartment.ts'

/** One attempt to pay for an order with given content. Survives a reload, so that nothing is paid twice. */
export interface Attempt {
  idempotencyKey: string
  /** The order's lines and payer, as sent. Different content is a different attempt. */
  content: string
  /** Known once the server has answered. */
  order?: OrderKey | undefined
}

export interface OrderKey {
  orderId: string
  orderKey: string
}

/** The attempts at one subject: one at a time, shared between tabs. */
export function createAttempts({ read, write }: Compartment) {
  /** Idempotency keys this form has finished with. */
  const finished = new Set<string>()
  /** The attempt last seen in another tab. It may have been paid there since. */
  let inOtherTab: Attempt | undefined

  function current(): Attempt | undefined {
    const value = read('attempt') as Partial<Attempt> | undefined
    return value && typeof value.idempotencyKey === 'string' && typeof value.content === 'string'
      ? (value as Attempt)
      : undefined
  }

  const save = (attempt: Attempt | undefined) => write('attempt', attempt)

  function finish(attempt = current()): void {
    if (attempt) finished.add(attempt.idempotencyKey)
    inOtherTab = undefined
    save(undefined)
  }

  return {
    current,
    save,
    finish,
    /** Finishes the attempt of an order that has ended. Another one may have begun in another tab meanwhile. */
    finishOrder(orderId: string): void {
      const attempt = current()
      if (attempt?.order?.orderId === orderId) finish(attempt)
    },
    /** The attempt for this content: an unfinished one, of this tab or another, or a new one. */
    start(content: string): Attempt {
      const known = [current(), inOtherTab].find(attempt => attempt?.content === content)
      const attempt = known ?? { idempotencyKey: randomKey(), content }
      save(attempt)
      return attempt
    },
    /** Drops its key but keeps its order id: the order must be checked before another attempt begins. */
    abandon(attempt: Attempt): void {
      finish(attempt)
      save({ ...attempt, content: '' })
    },
    readOtherTab(): void {
      const attempt = current()
      if (attempt && !finished.has(attempt.idempotencyKey)) inOtherTab = attempt
    },
  }
}
