import { sql, type Transaction, type UpdateObject } from 'kysely'
import type { Event } from '../../../identity/events.ts'
import { normalMobile, refuseBadMobile } from '../../../identity/mobiles.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { newCode } from './new-code.ts'
import type { SeatRow } from './tables.ts'

/** Who sits on a seat, as it is sent. */
export interface SentGuest {
  readonly guest_name?: string | null | undefined
  readonly guest_email?: string | null | undefined
  readonly guest_mobile?: string | null | undefined
}

/**
 * @param within where the guest is in the request, such as `guests.2.`
 * @throws {HttpError} 400 for a number that there is not
 */
export function guestFrom(
  { settings }: Event,
  { guest_name = null, guest_email = null, guest_mobile = null }: SentGuest,
  within = '',
) {
  refuseBadMobile(guest_mobile, settings.locale, `${within}guest_mobile`)
  return { guest_name, guest_email, guest_mobile: guest_mobile && normalMobile(guest_mobile, settings.locale) }
}

/** Changes a locked seat, as a new revision. */
export function updateSeat(
  trx: Transaction<Database>,
  { id }: Pick<SeatRow, 'id'>,
  change: UpdateObject<Database, 'guest_tickets'>,
): Promise<SeatRow> {
  return trx
    .updateTable('guest_tickets')
    .set({ ...change, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A seat without its guest: whoever it goes to next sees nothing of them, and earlier links and codes work no more. */
export const emptied = () => ({
  guest_name: null,
  guest_email: null,
  guest_mobile: null,
  answers: '{}',
  rsvp_status: 'awaiting' as const,
  answered_at: null,
  ...unlinked(),
})

/** Typing another address over a guest's gives the seat to somebody else: what the first one was sent works no more. */
export const unlinkedIfOther = ({ guest_email: before }: SeatRow, { guest_email: after }: SentGuest) =>
  before && before.toLowerCase() !== after?.toLowerCase() ? unlinked() : {}

const unlinked = () => ({
  claimed_by: null,
  claimed_at: null,
  invited_at: null,
  reminded_at: null,
  code: newCode(),
  link_revision: sql<number>`link_revision + 1`,
})
