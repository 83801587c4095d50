/** The digits of a code written as "123-456" or "123 456", also by a keyboard of full-width characters. */
export function codeDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}
