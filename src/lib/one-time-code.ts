/** The digits of a code as people write it: "123-456", "123 456". */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '')
}
