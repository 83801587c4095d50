import { createHash } from 'node:crypto'

/** An entry of a lot's log, as it is hashed and published. */
export interface LogEntry {
  readonly lot_id: string
  /** From 1, without a gap. */
  readonly sequence: number
  /** ISO 8601. */
  readonly at: string
  readonly [name: string]: string | number | boolean | null
}

/** The hash before a lot's first entry. */
export const noHash = '0'.repeat(64)

/** SHA-256 of the hash before, a line break, and the entry as JSON with its names sorted. */
export function chainedHash(before: string, entry: LogEntry): string {
  const sorted = Object.fromEntries(Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)))
  return createHash('sha256')
    .update(`${before}\n${JSON.stringify(sorted)}`)
    .digest('hex')
}
