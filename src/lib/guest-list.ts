import { columnName, guestColumns } from './guest-columns.ts'

/** A guest as read from a pasted line. */
export interface ListedGuest {
  readonly guest_name: string
  readonly guest_email: string
  readonly guest_mobile: string
}

/**
 * Reads a pasted list: one guest per line, as from a spreadsheet or a note, or a mail's recipients. A part with an at
 * sign is the address, digits are the telephone number, the rest is the name. A mistyped address is kept as the
 * address, so that validation names it. A spreadsheet's heading is no guest.
 */
export function readGuestList(text: string): ListedGuest[] {
  return text
    .split(/\r?\n/)
    .map(partsOf)
    .filter(parts => !isHeading(parts))
    .flatMap(parts => guestsIn(parts).map(readGuest))
    .filter(({ guest_name, guest_email, guest_mobile }) => guest_name || guest_email || guest_mobile)
}

const titles: readonly string[] = Object.values(guestColumns).flat()
const isHeading = (parts: readonly string[]) =>
  parts.length > 1 && parts.every(part => titles.includes(columnName(part)))
const isAddress = (part: string) => part.includes('@')
const isNumber = (part: string) => /^\+?[\d\s().-]{7,}$/.test(part)
/** After a name: a word that ends like a domain, or, after a full name, one in lower case. */
const isMistyped = (part: string, name: string) =>
  /^\S+\.\p{L}{2,}$/u.test(part) || (/\s/.test(name) && /^\p{Ll}\S*$/u.test(part))

/** A line with several addresses is a mail's recipients, each of which ends with its address. */
function guestsIn(parts: readonly string[]): string[][] {
  if (parts.filter(isAddress).length < 2) return [[...parts]]
  const guests: string[][] = [[]]
  for (const part of parts) {
    if (guests.at(-1)?.some(isAddress) && !isNumber(part)) guests.push([])
    guests.at(-1)?.push(part)
  }
  return guests
}

function readGuest(parts: readonly string[]): ListedGuest {
  const names: string[] = []
  let guest_email = parts.find(isAddress) ?? ''
  let guest_mobile = ''
  for (const part of parts) {
    const [name] = names
    if (part === guest_email) continue
    if (isNumber(part) && !guest_mobile) guest_mobile = part
    else if (name && !guest_email && isMistyped(part, name)) guest_email = part
    else names.push(part)
  }
  // A line's own number or bullet is no part of the name.
  const guest_name = names.join(' ').replace(/^(?:\d+[.)]?|[-*•])\s+/, '')
  return { guest_name, guest_email, guest_mobile }
}

/** `Ada Lovelace <ada@example.com>`, `"Lovelace, Ada"`, and columns between tabs, commas or semicolons. */
function partsOf(line: string): string[] {
  return line
    .replace(/(^|[\t,;])\s*"([^"]*)"/g, '$1$2')
    .replace(/<([^<>]*@[^<>]*)>/g, '\t$1\t')
    .split(/[\t,;]/)
    .flatMap(part => (part.includes('@') ? part.trim().split(/\s+(?=\S*@)/) : part))
    .map(part => part.trim())
    .filter(Boolean)
}
