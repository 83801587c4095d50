/** Checks of values in answers, shared by both decoders: the schemas of `wire.ts` and the fields of `shape.ts`. */
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)
export const isCount = (value: unknown): value is number => isInteger(value) && value >= 0
export const isCurrency = (value: unknown) => typeof value === 'string' && /^[A-Z]{3}$/.test(value)
export const isDecimals = (value: unknown) => isCount(value) && value <= 4
export const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value)
/** JSON may hold numbers that are too large, such as 1e400, and read as infinite. */
export const hasFiniteNumbers = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(hasFiniteNumbers)
