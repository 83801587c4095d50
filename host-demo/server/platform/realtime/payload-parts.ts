/** PostgreSQL takes less than 8,000 bytes; the header needs some of them. */
const mostBytes = 7900

/**
 * Cuts a text into parts that NOTIFY can carry, each headed `part/parts:`.
 * Sent in one transaction, they arrive together and in order.
 */
export function splitPayload(payload: string): string[] {
  const encoder = new TextEncoder()
  const room = new Uint8Array(mostBytes)
  const parts: string[] = []
  let rest = payload
  do {
    const { read } = encoder.encodeInto(rest, room)
    parts.push(rest.slice(0, read))
    rest = rest.slice(read)
  } while (rest)
  return parts.map((part, index) => `${index + 1}/${parts.length}:${part}`)
}

/** Collects parts; returns the whole text with the last one. */
export function joinParts(): (part: string) => string | undefined {
  let parts: string[] = []

  return text => {
    const [, number, count, part] = /^(\d+)\/(\d+):(.*)$/s.exec(text) ?? []
    if (part === undefined) return undefined
    if (number === '1') parts = []
    parts.push(part)
    return number === count && parts.length === Number(count) ? parts.join('') : undefined
  }
}
