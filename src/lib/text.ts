import { groupThousands, isPlainEnglish } from './english.ts'

/** Truncates to `length` characters including the ellipsis, at the end of a word if one is near. */
export function truncate(text: string, length: number): string {
  const letters = [...text]
  if (letters.length <= length) return text
  const cut = letters.slice(0, length - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}

/** "12,345": with the language's thousands separators. */
export function formatNumber(value: number, locale: string): string {
  if (isPlainEnglish(locale) && Number.isSafeInteger(value) && value >= 0) return groupThousands(String(value))
  return new Intl.NumberFormat(locale).format(value)
}

/** Isolates a text that somebody chose, so that it can't change the direction of the sentence around it. */
export const isolate = (text: string): string => `\u2068${text}\u2069`
