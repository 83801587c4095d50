import * as v from 'valibot'
import { isCount, isCurrency, isDecimals, isInstant, isInteger } from './checks.ts'

/** The platform's yes/no fields, `…YN` among them. Any other value is an error, not a "no". */
export const yesNo = () =>
  v.pipe(
    v.picklist(['yes', 'no']),
    v.transform(value => value === 'yes'),
  )

/** Integer minor units. Fractions are refused: rounding would change somebody's money. */
export const minor = () => v.pipe(v.number(), v.check<number>(isInteger))

/** A count or a non-negative amount: an integer of 0 or more. */
export const count = () => v.pipe(v.number(), v.check<number>(isCount))

/** Minor units. No amount that somebody sends is larger. */
export const greatestAmount = 100_000_000_00

/** ISO 4217, such as GBP. An invalid code would break all amount formatting. */
export const currency = () => v.pipe(v.string(), v.check<string>(isCurrency))

/** Digits after the dot: 0 for JPY, 2 for GBP, 3 for KWD. */
export const decimals = () => v.pipe(v.number(), v.check<number>(isDecimals))

/** ISO 8601 with its offset, such as 2026-11-21T19:30:00.000Z. */
export const instant = () => v.pipe(v.string(), v.check(isInstant))

/** The server writes null for an absent value, which becomes undefined. */
export const maybe = <S extends v.GenericSchema<unknown, unknown>>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform(value => value ?? undefined),
  )

/** A list; an older server may leave it out. */
export const list = <S extends v.GenericSchema<unknown, unknown>>(item: S) => v.nullish(v.array(item), () => [])

/** A picture or file of the platform: `{ uri }`. */
export const file = () =>
  v.pipe(
    v.object({ uri: v.string() }),
    v.transform(value => value.uri),
  )

/** An answer without content besides success. */
export const nothing = () => v.object({})

/** The organiser's word for a thing, singular and plural. */
export const term = () => v.object({ one: v.string(), other: v.string() })
