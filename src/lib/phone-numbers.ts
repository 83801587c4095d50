import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type ValidatePhoneNumberLengthResult,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import { type FieldProblem, minPhoneLength } from './validation.ts'

/** A telephone number as typed. */
export type PhoneInput = Readonly<{
  /** ISO 3166 code of the country of numbers without a plus. */
  country: string
  text: string
}>

export type PhoneReading =
  | { type: 'ok' /** E.164: `+447700900123`. */; number: string }
  | { type: 'problem'; problem: FieldProblem }

/** Parses a number with the rules of every country. It has 30 kB, so browsers load it on demand through `readPhone`. */
export function parsePhone({ country, text }: PhoneInput): PhoneReading {
  const home = isSupportedCountry(country) ? country : undefined
  // A text with letters is no number, whatever its country code.
  const fault = /\p{L}/u.test(text) ? 'NOT_A_NUMBER' : validatePhoneNumberLength(text, home)
  if (fault) return { type: 'problem', problem: { key: problems[fault] } }
  const parsed = parsePhoneNumberFromString(text, home)
  if (parsed && (parsed.isValid() || forDrama.test(parsed.number))) return { type: 'ok', number: parsed.number }
  const isShort = text.replace(/\D/g, '').length < minPhoneLength
  return { type: 'problem', problem: { key: isShort ? 'phoneShort' : 'invalid' } }
}

/** The specification's messages by error code. The last one is for lengths that no number of the country has. */
const problems: Readonly<Record<ValidatePhoneNumberLengthResult, FieldProblem['key']>> = {
  NOT_A_NUMBER: 'invalid',
  INVALID_COUNTRY: 'phoneCountry',
  TOO_SHORT: 'phoneShort',
  TOO_LONG: 'phoneLong',
  INVALID_LENGTH: 'invalid',
}

/** British numbers reserved for fiction, tests and demonstrations. */
const forDrama = /^\+447700900\d{3}$/
