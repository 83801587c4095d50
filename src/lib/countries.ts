import { callingCountries } from './calling-codes.ts'

/** Every country that can be called, by its ISO 3166 code, with its name in a language and in that language's order. */
export function countriesIn(locale: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return callingCountries()
    .map((country): [string, string] => [country, names.of(country) ?? country])
    .sort(([, first], [, second]) => compare(first, second))
}
