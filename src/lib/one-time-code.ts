/** The digits of a code that is written as "123-456" or "123 456", or with full-width characters. */
export function codeDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}
