import { callingCode, callingCountries } from './calling-codes.ts'
import { report } from './environment.ts'
import type { PhoneInput, PhoneReading } from './phone-numbers.ts'
import { retryImport } from './retry-import.ts'
import { minPhoneLength } from './validation.ts'

/**
 * Parses a number. The rules of all countries load on the first call; if they fail to load, only numbers that are
 * far too short are refused. The server validates in any case.
 */
export async function readPhone(input: PhoneInput, load = loadNumbers): Promise<PhoneReading> {
  try {
    const { parsePhone } = await load()
    return parsePhone(input)
  } catch {
    const number = international(input)
    // A number of the shortest length, counted as dialled from abroad, including the `00`.
    return number.length + 1 < minPhoneLength
      ? { type: 'problem', problem: { key: 'phoneShort' } }
      : { type: 'ok', number }
  }
}

/** An empty field with the event's own country. @param locale the event's, such as en-GB */
export function emptyPhone(locale: string): PhoneInput {
  const region = new Intl.Locale(locale).maximize().region ?? ''
  return { country: callingCode(region) ? region : 'GB', text: '' }
}

/** The initial value of a field for a stored number, with its own country. @param locale the reader's or the event's */
export function phoneInput(number: string, locale: string): PhoneInput {
  const empty = emptyPhone(locale)
  const country = [empty.country, ...likely, ...callingCountries()].find(country =>
    number.startsWith(`+${callingCode(country)}`),
  )
  return country ? { country, text: number.slice(1 + (callingCode(country)?.length ?? 0)) } : { ...empty, text: number }
}

/** The main country of each code that several countries share. */
const likely = ['GB', 'US', 'RU', 'FI', 'MA']

const loadNumbers = () => retryImport(() => import('./phone-numbers.ts'), report)

function international({ country, text }: PhoneInput): string {
  const digits = text.replace(/\D/g, '')
  if (text.trim().startsWith('+')) return `+${digits}`
  return digits.startsWith('00') ? `+${digits.slice(2)}` : `+${callingCode(country) ?? ''}${digits}`
}
