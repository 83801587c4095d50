import fc from 'fast-check'
import { isCurrency, isDecimals, isInstant } from '../../src/api/checks.ts'
import type { Schema } from '../../src/api/endpoint.ts'

/** The part of a valibot schema that says which values it accepts. */
interface Described {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly item?: Schema
  readonly items?: readonly Schema[]
  readonly wrapped?: Schema
  readonly key?: Schema
  readonly value?: Schema
  readonly pipe?: readonly { readonly requirement?: unknown }[]
}

/** Valid answers of a schema, in their wire shape. No number in them is 0 or negative, so a 0 on screen was made up. */
export function wireOf(schema: Schema): fc.Arbitrary<unknown> {
  const described = schema as unknown as Described
  const { type, entries = {}, options = [], literal, item, items = [], wrapped, key, value, pipe = [] } = described
  const checks = (check: unknown) => pipe.some(({ requirement }) => requirement === check)
  switch (type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return fc.record(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, wireOf(entry)])))
    case 'array':
      return fc.array(wireOf(needed(item)), { maxLength: 4 })
    case 'tuple':
      return fc.tuple(...items.map(wireOf))
    case 'nullish':
    case 'nullable':
    case 'optional':
      return fc.option(wireOf(needed(wrapped)), { nil: type === 'optional' ? undefined : null, freq: 4 })
    case 'variant':
    case 'union':
      return fc.oneof(...options.map(option => wireOf(option as Schema)))
    case 'picklist':
      return fc.constantFrom(...options)
    case 'literal':
      return fc.constant(literal)
    case 'record':
      return fc.dictionary(wireOf(needed(key)) as fc.Arbitrary<string>, wireOf(needed(value)), { maxKeys: 3 })
    case 'string':
      if (checks(isCurrency)) return fc.constantFrom('GBP', 'EUR', 'JPY', 'KWD')
      return checks(isInstant) ? instants : words
    case 'number':
      return checks(isDecimals) ? fc.constantFrom(2, 3) : fc.integer({ min: 1, max: 9_999_999 })
    case 'unknown':
      return words
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    default:
      throw new Error(`Nobody has said what a ${type} looks like`)
  }
}

const instants = fc.constantFrom('2026-11-21T19:30:00.000Z', '2036-01-01T00:00:00+01:00')

const words = fc.oneof(
  fc.constantFrom(
    'A word',
    'en-GB',
    'GBP',
    'Europe/London',
    '/pledge',
    'https://charity.example/a',
    '#0a2a5e',
    'key_1',
  ),
  fc.string({ maxLength: 12 }),
)

function needed(schema: Schema | undefined): Schema {
  if (!schema) throw new Error('A schema has no inside')
  return schema
}
