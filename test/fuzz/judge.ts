/** Names of amount fields, in minor units. */
const money =
  /^(amount|total_raised|goal|left|refunded|fee_fixed|donation_(minimum|maximum|amount_default)|order_total|\w+_(total|fee)|(matched|voluntary_contribution)_amount)$/

/**
 * Checks a decoded answer without its schema: every number must be in the wire answer, and every amount must be valid.
 */
export function faultsIn(decoded: unknown, sent: string): string[] {
  const said = new Set([...sent.matchAll(/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g)].map(([token]) => Number(token)))
  const faults: string[] = []
  look(decoded, '')
  if (Reflect.get({}, 'polluted') !== undefined) faults.push('every object was given a field')
  return faults

  function look(value: unknown, name: string): void {
    if (money.test(name) && value !== undefined && !Number.isSafeInteger(value)) {
      faults.push(`${name} is ${String(JSON.stringify(value)).slice(0, 40)} (${typeof value})`)
    }
    if (typeof value === 'number' && !(Number.isFinite(value) && said.has(value))) faults.push(`${name} is ${value}`)
    if (value && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) look(inner, Array.isArray(value) ? name : key)
    }
  }
}
