import { randomKey } from '../../lib/random-key.ts'
import type { Compartment } from './compartment.ts'

/**
 * The idempotency key for a request that may be sent again, after a lost answer or a reload. It is kept until `key` is
 * removed.
 */
export function keptKey(stored: Compartment): string {
  const known = stored.read('key')
  if (typeof known === 'string') return known
  const key = randomKey()
  stored.write('key', key)
  return key
}

/**
 * The idempotency key of one content. Sent again it keeps its key, also after a reload. Other content gets a new one, so
 * that nobody is told that it is accepted when the first one was.
 */
export function keyOfContent(stored: Compartment, content: unknown): string {
  const text = JSON.stringify(content)
  const before = Object(stored.read('sent')) as { key?: unknown; content?: unknown }
  if (typeof before.key === 'string' && before.content === text) return before.key
  const key = randomKey()
  stored.write('sent', { key, content: text })
  return key
}
