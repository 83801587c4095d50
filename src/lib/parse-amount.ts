export type ParsedAmount =
  | { type: 'ok'; minor: number }
  | { type: 'empty' }
  | { type: 'invalid' }
  /** "1,000" or "1.000": ambiguous, since either can be one thousand or one. */
  | { type: 'ambiguous' }
  | { type: 'too-precise' }

/**
 * Parses a typed or pasted amount: "50", "1,250.50", "1.250,50". Ambiguous input is refused, never guessed. Currency
 * signs are refused too; the field removes its own first (`withoutSign`).
 */
export function parseAmount(text: string, decimals: number): ParsedAmount {
  const bare = plainDigits(text)
    .trim()
    .replace(/(\d)[\s'’](?=\d{3}(\D|$))/g, '$1')
  if (!bare) return { type: 'empty' }
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(bare)) return { type: 'invalid' }
  const marks = bare.replace(/\d/g, '')
  const last = marks.at(-1)
  if (!last) return toMinor(bare, '', decimals)
  const [whole = '', fraction = ''] = splitAtLast(bare, last)
  if (marks.length === 1) {
    if (fraction.length === 3 && whole !== '' && whole !== '0') {
      // Without decimals it can only be a thousand.
      if (!decimals && whole.length < 4) return toMinor(whole + fraction, '', decimals)
      return decimals === 3 && last === '.' ? toMinor(whole, fraction, decimals) : { type: 'ambiguous' }
    }
    return toMinor(whole, fraction, decimals)
  }
  const grouping = marks[0]
  const groupsOnly = marks.split('').every(mark => mark === grouping)
  const grouped = groupsOnly ? bare : whole
  if (!new RegExp(`^\\d{1,3}(\\${grouping}\\d{3})+$`).test(grouped)) return { type: 'invalid' }
  return toMinor(grouped.replace(/\D/g, ''), groupsOnly ? '' : fraction, decimals)
}

/** Full-width digits, dots and commas, as East Asian keyboards type them, become the usual ones. */
const plainDigits = (text: string) =>
  text.replace(/[０-９．，]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

function splitAtLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark)
  return [text.slice(0, at), text.slice(at + 1)]
}

function toMinor(whole: string, fraction: string, decimals: number): ParsedAmount {
  if (fraction.length > decimals) return { type: 'too-precise' }
  // No amount is allowed that is too long to count exactly: the refusal names the most that is.
  return { type: 'ok', minor: Math.min(Number(whole + fraction.padEnd(decimals, '0')), Number.MAX_SAFE_INTEGER) }
}
