/** Decides whether typed characters may be added to a field that holds `kept`. Not asked for pasted text. */
export type InputFilter = (typed: string, kept: string) => boolean

/** Digits only: the specification's digit filter. */
export const filterDigits: InputFilter = typed => /^\d*$/.test(typed)

/** Digits and one dot, no comma: the specification's decimal filter. */
export const filterDecimal: InputFilter = (typed, kept) => /^\d*\.?\d*$/.test(typed) && !/\..*\./.test(typed + kept)

/** The characters of a telephone number. */
export const filterPhone: InputFilter = typed => /^[\d+() ./-]*$/.test(typed)
