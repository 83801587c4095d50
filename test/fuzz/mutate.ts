import fc from 'fast-check'

/** Values that bugs, proxies, captive portals or attackers put in place of the right one. */
const hostile: readonly unknown[] = [
  ...[undefined, null, true, false, '', ' ', [], {}, [[]], [null]],
  ...[0, -1, 1.5, 0.1 + 0.2, -0.01, 1e21, 2 ** 53, -(2 ** 53), 5e-324, 1.7976931348623157e308],
  ...['0', '12', '12.50', '1,000', 'NaN', 'Infinity', 'null', 'undefined', 'yes', 'no', 'YES', '[object Object]'],
  ...['<img src=x onerror=alert(1)>', 'javascript:alert(1)', '//evil.example', '\u0000', '\ud800', '\u202e', '💷'],
  ...['9999-99-99T99:99:99Z', '2026-02-30T25:61:00Z', 'Mars/Olympus', 'xx-invalid-locale-x', 'ZZZZ', '£'],
  ...[
    { toString: 5 },
    { valueOf: null },
    { length: 1e9 },
    JSON.parse('{"then":"x"}'),
    JSON.parse('{"__proto__":{"polluted":1}}'),
  ],
  ...['x'.repeat(5000), JSON.parse('['.repeat(60) + ']'.repeat(60)), { constructor: { prototype: { polluted: 1 } } }],
]

/** Numbers that `JSON.stringify` never writes. */
const tokens = ['1e400', '-1e400', '9007199254740993', '-0', '1e-400', '123456789012345678901234567890', '1.5', '00']

const change = fc.record({ at: fc.nat(), to: fc.nat({ max: hostile.length - 1 }) })

type Change = { at: number; to: number }

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constant((sent: string) => sent) },
  { weight: 2, arbitrary: fc.tuple(fc.nat(), fc.constantFrom(...tokens)).map(([at, token]) => retype(at, token)) },
  { weight: 1, arbitrary: fc.nat().map(at => (sent: string) => sent.slice(0, at % (sent.length + 1))) },
  { weight: 1, arbitrary: fc.tuple(fc.nat(), fc.string({ maxLength: 3 })).map(([at, put]) => splice(at, put)) },
  { weight: 1, arbitrary: fc.constant((sent: string) => `<!doctype html><title>Sign in</title>${sent}`) },
)

/** A valid answer with mutations, as text. */
export function mutated(wire: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.tuple(wire, fc.array(change, { maxLength: 3 }), text).map(([value, changes, write]) => {
    const box = { value: structuredClone(value) }
    for (const one of changes) put(box, one)
    return write(JSON.stringify(box.value) ?? '')
  })
}

/** Replaces the value at a position, counting all positions. */
function put(box: object, { at, to }: Change): void {
  const places: [object, string][] = []
  collect(box, places)
  const [holder, key] = places[at % places.length] ?? [box, 'value']
  const replacement = hostile[to]
  if (replacement === undefined) Reflect.deleteProperty(holder, key)
  else Reflect.set(holder, key, structuredClone(replacement))
}

function collect(holder: object, places: [object, string][], depth = 0): void {
  if (depth > 20) return
  for (const [key, value] of Object.entries(holder)) {
    places.push([holder, key])
    if (value && typeof value === 'object') collect(value, places, depth + 1)
  }
}

function retype(at: number, token: string) {
  return (sent: string) => {
    const numbers = [...sent.matchAll(/(?<=[:[,])-?\d[\d.e+-]*(?=[,\]}])/g)]
    const found = numbers[at % Math.max(1, numbers.length)]
    return found ? sent.slice(0, found.index) + token + sent.slice(found.index + found[0].length) : sent
  }
}

function splice(at: number, put: string) {
  return (sent: string) => {
    const place = at % (sent.length + 1)
    return sent.slice(0, place) + put + sent.slice(place + 1)
  }
}
