/** The digits of a code written as "123-456" or "123 456". */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '')
}
