import { headers } from '../../src/api/headers.ts'

/** The schema of a call's input in the API document. */
export interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** The paths of all fields of a schema, such as `['lines', '0', 'message']`. */
export function fieldsOf(schema: Schema | undefined, path: readonly string[] = []): string[][] {
  if (!schema) return []
  const either = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(one => fieldsOf(one, path))
  const parts = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => fieldsOf(part, [...path, name]))
  const items = fieldsOf(schema.items, [...path, '0'])
  const all = [...(path.length ? [[...path]] : []), ...either, ...parts, ...items]
  return [...new Map(all.map(one => [one.join('.'), one])).values()]
}

/** `base` with a value at a path, such as `{ lines: [{ message: value }] }`. */
export function withValue(base: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value
  if (first === '0') return [withValue(Array.isArray(base) ? base[0] : undefined, rest, value)]
  const object = typeof base === 'object' && base !== null && !Array.isArray(base) ? base : {}
  return { ...object, [first]: withValue(object[first as keyof typeof object], rest, value) }
}

/** Values that no field expects. */
export const odd: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e300, Number.MAX_SAFE_INTEGER, [], {}, [[]], [null], { length: 1e9 }],
  ...['', ' ', '..', '../x', "'; drop table users", '%00', '%', '__proto__', 'constructor', '\uFFFD', 'x'.repeat(9000)],
]

export const oddHeaders: readonly Record<string, string>[] = [
  { [headers.eventId]: 'x'.repeat(3000) },
  { [headers.eventId]: '\u00ff\u0080' },
  { authorization: 'Bearer \u00ff' },
  { authorization: 'Basic x' },
  { cookie: 'fayre_device=%00; fayre_device=%ff; =; ;;' },
  { [headers.pageUrl]: 'javascript:%00' },
  { 'user-agent': '\u00ff'.repeat(500) },
  { origin: 'null' },
  { origin: 'https://\u00ff' },
  { 'x-forwarded-for': ', ,, %00' },
  { 'x-request-id': '\u00ff'.repeat(100) },
  { 'accept-language': '*;q=nan' },
]
