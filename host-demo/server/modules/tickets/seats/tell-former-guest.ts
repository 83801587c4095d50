import type { Transaction } from 'kysely'
import type { Event } from '../../../identity/events.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { seatLost } from './letters.ts'
import type { SeatRow } from './tables.ts'

interface Change {
  readonly before: SeatRow
  readonly after: SeatRow
  readonly at: Date
  /** The buyer, if it was they who have given the seat to somebody else. */
  readonly buyer?: Readonly<{ first_name: string; last_name: string; email: string }>
}

/**
 * Tells a guest who had accepted a seat that it went to another person. A buyer who had it knows, and a refunded seat
 * was nobody's.
 */
export async function tellFormerGuest(
  trx: Transaction<Database>,
  event: Event,
  { before, after, at, buyer }: Change,
): Promise<void> {
  const email = before.guest_email
  if (!email || !before.claimed_at || before.ended_at || before.rsvp_status !== 'yes') return
  if ([after.guest_email, buyer?.email].some(other => other?.toLowerCase() === email.toLowerCase())) return
  const host = buyer && `${buyer.first_name} ${buyer.last_name}`.trim()
  await postMail(trx, event, email, seatLost(event, before, host), at)
}
