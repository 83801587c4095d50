/** May `typed` go into a field that else holds `kept`? Asked of typed text alone, never of pasted text. */
export type InputFilter = (typed: string, kept: string) => boolean

/** Digits and nothing else: the specification's digit filter. */
export const filterDigits: InputFilter = typed => /^\d*$/.test(typed)

/** Digits and one dot, no comma: the specification's decimal filter. */
export const filterDecimal: InputFilter = (typed, kept) => /^\d*\.?\d*$/.test(typed) && !/\..*\./.test(typed + kept)

/** Digits, and the spaces and hyphens that people put between them. */
export const filterCode: InputFilter = typed => /^[\d -]*$/.test(typed)

/** What a telephone number is written with. */
export const filterPhone: InputFilter = typed => /^[\d+() ./-]*$/.test(typed)
