/** What organisers call a thing, such as a ticket, in their own language. */
export interface Term {
  one: string
  other: string
}

/** For the beginning of a title. */
export function capitalised(text: string, locale: string): string {
  const [first = '', ...others] = text
  return first.toLocaleUpperCase(locale) + others.join('')
}

/** Do two locales have the same language, such as en-GB and en-US? */
export const isSameLanguage = (one: string, other: string): boolean => languageOf(one) === languageOf(other)

const languageOf = (locale: string) => locale.toLowerCase().split('-')[0]
