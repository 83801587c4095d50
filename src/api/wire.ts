import * as v from 'valibot'

/** The platform's yes/no fields, `…YN` among them. Anything else is a fault, not a "no". */
export const yesNo = () =>
  v.pipe(
    v.picklist(['yes', 'no']),
    v.transform(value => value === 'yes'),
  )

/** Integer minor units. A fraction is refused: it would be somebody's money rounded. */
export const minor = () => v.pipe(v.number(), v.check<number>(isInteger))

/** A count, or an amount that is never owed: an integer of 0 or more. */
export const count = () => v.pipe(v.number(), v.check<number>(isCount))

/** ISO 4217, such as GBP. What is none would break the formatting of every amount. */
export const currency = () => v.pipe(v.string(), v.check<string>(isCurrency))

/** Digits after the dot: 0 for JPY, 2 for GBP, 3 for KWD. */
export const decimals = () => v.pipe(v.number(), v.check<number>(isDecimals))

/** ISO 8601 with its offset, such as 2026-11-21T19:30:00.000Z. */
export const instant = () => v.pipe(v.string(), v.check(isInstant))

/** The server writes null for what it has not got; inside, that is undefined. */
export const maybe = <S extends v.GenericSchema<unknown, unknown>>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform(value => value ?? undefined),
  )

/** A list; a server that knows nothing of it leaves it out. */
export const list = <S extends v.GenericSchema<unknown, unknown>>(item: S) => v.nullish(v.array(item), () => [])

/** A picture or file of the platform: `{ uri }`. */
export const file = () =>
  v.pipe(
    v.object({ uri: v.string() }),
    v.transform(value => value.uri),
  )

/** An answer that says no more than that it came. */
export const nothing = () => v.object({})

/** The checks by themselves, for whoever describes the contract in another form. */
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)
export const isCount = (value: unknown): value is number => isInteger(value) && value >= 0
export const isCurrency = (value: unknown) => typeof value === 'string' && /^[A-Z]{3}$/.test(value)
export const isDecimals = (value: unknown) => isCount(value) && value <= 4
export const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value)
