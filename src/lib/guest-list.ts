/** A guest as read from a pasted line. */
export interface ListedGuest {
  readonly guest_name: string
  readonly guest_email: string
  readonly guest_mobile: string
}

/**
 * Reads a list that somebody has pasted: a guest a line, as from a spreadsheet, a mail's recipients or a note. What has
 * an at sign is the address, what is digits is the number, the rest is the name.
 */
export function readGuestList(text: string): ListedGuest[] {
  return text
    .split(/\r?\n/)
    .map(readGuest)
    .filter(({ guest_name, guest_email, guest_mobile }) => guest_name || guest_email || guest_mobile)
}

function readGuest(line: string): ListedGuest {
  const names: string[] = []
  let guest_email = ''
  let guest_mobile = ''
  for (const part of partsOf(line)) {
    if (part.includes('@')) guest_email ||= part
    else if (/^\+?[\d\s().-]{7,}$/.test(part)) guest_mobile ||= part
    else names.push(part)
  }
  // A list's own number or bullet is no name.
  const guest_name = names.join(' ').replace(/^(?:\d+[.)]?|[-*•])\s+/, '')
  return { guest_name, guest_email, guest_mobile }
}

/** `Ada Lovelace <ada@example.com>`, and columns between tabs, commas or semicolons. */
function partsOf(line: string): string[] {
  return line
    .replace(/<([^<>]*@[^<>]*)>/g, '\t$1\t')
    .split(/[\t,;]/)
    .flatMap(part => (part.includes('@') ? part.trim().split(/\s+(?=\S*@)/) : part))
    .map(part =>
      part
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter(Boolean)
}
