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
