import { callingCountries } from './calling-codes.ts'

/** Every country with a calling code: ISO 3166 code and name in the given language, sorted by its rules. */
export function countriesIn(locale: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return callingCountries()
    .map((country): [string, string] => [country, names.of(country) ?? country])
    .sort(([, first], [, second]) => compare(first, second))
}
