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

/** The attempt for this content: the one under way if it is the same, else a new one. */
export function attemptFor(shelf: Shelf, content: unknown): Attempt {
  const text = JSON.stringify(content)
  const known = openAttempt(shelf)
  if (known?.content === text) return known
  const attempt = { idempotencyKey: randomKey(), content: text }
  keepAttempt(shelf, attempt)
  return attempt
}

export function openAttempt(shelf: Shelf): Attempt | undefined {
  const value = (shelf.read('donation') as { attempt?: Attempt } | undefined)?.attempt
  return value && typeof value.idempotencyKey === 'string' && typeof value.content === 'string' ? value : undefined
}

/** undefined: it has come to its end. */
export function keepAttempt(shelf: Shelf, attempt: Attempt | undefined): void {
  shelf.write('donation', { ...(shelf.read('donation') as object | undefined), attempt })
}
