import { randomKey } from '../../lib/random-key.ts'
import type { Shelf } from '../../store/shelf.ts'

/** One try to pay for one content. It outlives a reload, so that no try is ever made twice. */
export interface Attempt {
  idempotencyKey: string
  /** What is paid for and by whom, as sent: other content is another attempt. */
  content: string
  /** Once the server has answered. */
  order?: { orderId: string; orderKey: string } | undefined
}

/** Where attempts of one kind are kept: what becomes of one is told by the form that began it. */
export type Slot = 'attempt' | 'payment'

/**
 * The attempt for this content: the one under way if it is the same, else a new one.
 * @param elsewhere was under way in another tab, and may have come to its end there
 */
export function attemptFor(shelf: Shelf, slot: Slot, content: unknown, elsewhere?: Attempt): Attempt {
  const text = JSON.stringify(content)
  const known = [openAttempt(shelf, slot), elsewhere].find(one => one?.content === text)
  const attempt = known ?? { idempotencyKey: randomKey(), content: text }
  keepAttempt(shelf, slot, attempt)
  return attempt
}

export function openAttempt(shelf: Shelf, slot: Slot): Attempt | undefined {
  const value = (shelf.read('donation') as Partial<Record<Slot, Attempt>> | undefined)?.[slot]
  return value && typeof value.idempotencyKey === 'string' && typeof value.content === 'string' ? value : undefined
}

/** undefined: it has come to its end. */
export function keepAttempt(shelf: Shelf, slot: Slot, attempt: Attempt | undefined): void {
  shelf.write('donation', { ...(shelf.read('donation') as object | undefined), [slot]: attempt })
}
