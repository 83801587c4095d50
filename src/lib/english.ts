/**
 * English number formats without Intl, since creating a page's first Intl formatter takes a slow phone 50 ms or
 * more, right before the first content. A test compares them with Intl.
 */
export function isPlainEnglish(locale: string): boolean {
  return /^en-(GB|US|IE)$/i.test(locale)
}

/** "12,345" from the digits of a non-negative integer. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
