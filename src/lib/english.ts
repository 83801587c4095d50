/**
 * A page's first Intl formatter costs a slow phone 50 ms and more, right
 * before the first content. In the English of most of our readers numbers are
 * simple enough to be written by hand; a test holds them to Intl's own.
 */
export function isPlainEnglish(locale: string): boolean {
  return /^en-(GB|US|IE)$/i.test(locale)
}

/** "12,345" for digits of a whole number of 0 or more. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
