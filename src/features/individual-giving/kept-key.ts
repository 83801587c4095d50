import { randomKey } from '../../lib/random-key.ts'
import type { Compartment } from '../checkout/compartment.ts'

/** The idempotency key of what is sent again, such as after a lost answer or a reload, until `key` is removed. */
export function keptKey(stored: Compartment): string {
  const known = stored.read('key')
  if (typeof known === 'string') return known
  const key = randomKey()
  stored.write('key', key)
  return key
}
