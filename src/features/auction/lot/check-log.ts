import type { auctionLog } from '../../../api/bids.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { Receipt } from '../bid/placed-bids.store.ts'

export type LogEntry = OutputOf<typeof auctionLog>['entries'][number]

export type LogVerdict =
  /** `own`: the receipts of the reader's own bids. */
  | { type: 'sound'; entries: number; sealed: number; own: readonly Receipt[] }
  | { type: 'changed'; sequence: number }
  | { type: 'receipt-missing'; sequence: number }

const noHash = '0'.repeat(64)

/**
 * Verifies a lot's log, as anybody can: each entry's hash must follow from the entry and the hash before, each sealed
 * bid must match its commitment, and each receipt and each hash seen before must be in the log.
 * @param receipts the reader's own bids on the lot
 * @param seen the hashes that the page received while the log was written, by the entry's number
 */
export async function checkLog(
  entries: readonly LogEntry[],
  receipts: readonly Receipt[],
  seen: ReadonlyMap<number, string> = new Map(),
): Promise<LogVerdict> {
  let before = noHash
  let sealed = 0
  for (const [index, { entry, hash, reveal }] of entries.entries()) {
    const sequence = index + 1
    const sorted = Object.fromEntries(Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)))
    const isNext = entry.sequence === sequence
    if (!isNext || (await sha256(`${before}\n${JSON.stringify(sorted)}`)) !== hash) return { type: 'changed', sequence }
    if (reveal) {
      const { lot_id, bidder, commitment } = entry
      if ((await sha256(`${lot_id}:${bidder}:${reveal.amount}:${reveal.salt}`)) !== commitment) {
        return { type: 'changed', sequence }
      }
      sealed++
    }
    before = hash
  }
  // Number 0 is the log before its first entry.
  const hashes = [noHash, ...entries.map(({ hash }) => hash)]
  const missing = receipts.find(({ sequence, hash }) => hashes[sequence] !== hash)
  if (missing) return { type: 'receipt-missing', sequence: missing.sequence }
  const changed = [...seen].find(([sequence, hash]) => hashes[sequence] !== hash)
  if (changed) return { type: 'changed', sequence: changed[0] }
  return { type: 'sound', entries: entries.length, sealed, own: receipts }
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
