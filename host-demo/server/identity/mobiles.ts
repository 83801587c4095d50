import { emptyPhone } from '../../../src/lib/phone.ts'
import { parsePhone } from '../../../src/lib/phone-numbers.ts'

/**
 * A number as it is stored and compared, in E.164. Without a country code it is taken as one of the event's country. An
 * invalid number is kept as its digits.
 * @param locale of the event, such as en-GB
 */
export function normalMobile(mobile: string, locale: string): string {
  const reading = parsePhone({ ...emptyPhone(locale), text: mobile })
  return reading.type === 'ok' ? reading.number : `+${mobile.replace(/\D/g, '')}`
}
