import { isCount, isCurrency, isDecimals, isInstant, isInteger } from './checks.ts'
import type { Decoder } from './decode.ts'

/** Decodes a value, or returns the path of keys to the faulty part. */
export type Field<T> = (sent: unknown) => { value: T; fault?: undefined } | { fault: readonly unknown[] }

/**
 * A decoder without valibot, for reads before a block's first content that the flat objects of `shape` can't describe.
 * Each field decodes like the schema of the same name in `wire.ts`.
 */
export function decoderOf<T>(field: Field<T>): Decoder<T> {
  const validate = (sent: unknown) => {
    const decoded = field(sent)
    return decoded.fault ? { issues: [{ type: 'check', path: decoded.fault.map(key => ({ key })) }] } : decoded
  }
  return { '~standard': { validate } }
}

export function object<T extends object>(fields: { readonly [K in keyof Required<T>]: Field<T[K]> }): Field<T> {
  return sent => {
    const value: Record<string, unknown> = {}
    for (const [key, field] of Object.entries<Field<unknown>>(fields)) {
      const decoded = field(Object(sent)[key])
      if (decoded.fault) return { fault: [key, ...decoded.fault] }
      value[key] = decoded.value
    }
    return { value: value as T }
  }
}

export function list<T>(item: Field<T>): Field<T[]> {
  return sent => {
    if (!Array.isArray(sent)) return { fault: [] }
    const value: T[] = []
    for (const [at, one] of sent.entries()) {
      const decoded = item(one)
      if (decoded.fault) return { fault: [at, ...decoded.fault] }
      value.push(decoded.value)
    }
    return { value }
  }
}

/** A value that stays as it is sent. */
const check =
  <T>(isRight: (value: unknown) => boolean): Field<T> =>
  sent =>
    isRight(sent) ? { value: sent as T } : { fault: [] }

export const text = check<string>(value => typeof value === 'string')
export const minor = check<number>(isInteger)
export const count = check<number>(isCount)
export const currency = check<string>(isCurrency)
export const decimals = check<number>(isDecimals)
export const instant = check<string>(value => typeof value === 'string' && isInstant(value))
export const oneOf = <T>(values: readonly T[]) => check<T>(value => values.includes(value as T))

export const yesNo: Field<boolean> = sent =>
  sent === 'yes' || sent === 'no' ? { value: sent === 'yes' } : { fault: [] }

/** An absent value is null on the wire and becomes undefined. */
export const maybe =
  <T>(field: Field<T>): Field<T | undefined> =>
  sent =>
    sent == null ? { value: undefined } : field(sent)

/** A file of the platform, decoded to its `uri`. */
export const file: Field<string> = sent => {
  const decoded = fileFields(sent)
  return decoded.fault ? decoded : { value: decoded.value.uri }
}

const fileFields = object<{ uri: string }>({ uri: text })
