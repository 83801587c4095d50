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

/** "Meal, pudding and wine", as the language joins them. */
export function joinInWords(parts: readonly string[], locale: string): string {
  if (!isPlainEnglish(locale)) return new Intl.ListFormat(locale).format(parts)
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  const comma = parts.length > 2 && /us$/i.test(locale) ? ',' : ''
  return `${parts.slice(0, -1).join(', ')}${comma} and ${last}`
}

/**
 * Sorts by code units, for equals that only need an order. Creating a collator for a language takes a slow phone 50 ms.
 */
export const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** Isolates a text that somebody chose, so that it can't change the direction of the sentence around it. */
export const isolate = (text: string): string => `\u2068${text}\u2069`
