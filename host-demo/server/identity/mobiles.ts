import { emptyPhone } from '../../../src/lib/phone.ts'
import { parsePhone } from '../../../src/lib/phone-numbers.ts'
import type { FieldProblem } from '../../../src/lib/validation.ts'
import type { Sentence } from '../platform/http/error-words.ts'
import { validationError } from '../platform/http/http-error.ts'

/**
 * A number as it is stored and compared, in E.164. Without a country code it is taken as one of the event's country. An
 * invalid number is kept as its digits.
 * @param locale of the event, such as en-GB
 */
export function normalMobile(mobile: string, locale: string): string {
  const reading = parsePhone({ ...emptyPhone(locale), text: mobile })
  return reading.type === 'ok' ? reading.number : `+${mobile.replace(/\D/g, '')}`
}

/**
 * Refuses a number that the event's country, or the one that it names, does not have.
 * @param field its name in the request, for the error
 * @throws {HttpError} 400
 */
export function refuseBadMobile(mobile: string | null | undefined, locale: string, field = 'mobile'): void {
  if (!mobile) return
  const reading = parsePhone({ ...emptyPhone(locale), text: mobile })
  if (reading.type === 'problem') throw validationError({ [field]: sentences[reading.problem.key] ?? notValid })
}

const notValid: Sentence = 'Mobile number is not valid'

/** The specification's messages. */
const sentences: Readonly<Partial<Record<FieldProblem['key'], Sentence>>> = {
  phoneCountry: 'Invalid country code',
  phoneShort: 'Mobile number is too short',
  phoneLong: 'Mobile number is too long',
}
