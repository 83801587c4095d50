import { sql, type Transaction, type UpdateObject } from 'kysely'
import type { Event } from '../../../identity/events.ts'
import { normalMobile, refuseBadMobile } from '../../../identity/mobiles.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { newCode } from './new-code.ts'
import type { SeatRow } from './tables.ts'

/** A seat's guest as it is sent. */
interface SentGuest {
  readonly guest_name?: string | null | undefined
  readonly guest_email?: string | null | undefined
  readonly guest_mobile?: string | null | undefined
}

/**
 * @param within path of the guest in the request, such as `guests.2.`
 * @throws {HttpError} 400 for an invalid telephone number
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

/**
 * Columns that remove the guest from a seat: the next one sees nothing of them, and earlier links and codes are not
 * valid any more.
 */
export const withoutGuest = () => ({
  guest_name: null,
  guest_email: null,
  guest_mobile: null,
  answers: '{}',
  ...unanswered(),
  ...unlinked(),
})

/** Another address means another person. So does another name with the first address, once somebody has the seat. */
export const isOtherGuest = (
  { guest_name, guest_email: before, claimed_at }: SeatRow,
  { guest_name: name, guest_email: after }: SentGuest,
): boolean =>
  before
    ? before.toLowerCase() !== after?.toLowerCase()
    : claimed_at !== null && Boolean(after) && guest_name?.trim().toLowerCase() !== name?.trim().toLowerCase()

/** The next guest gets a link of their own, and has not answered yet. */
export const withoutLinksIfOther = (seat: SeatRow, guest: SentGuest) =>
  isOtherGuest(seat, guest) ? { ...unanswered(), ...unlinked() } : {}

const unanswered = () => ({ rsvp_status: 'awaiting' as const, answered_at: null })

/** What was sent to the first guest must not be valid any more once there is another. */
export const unlinked = () => ({
  claimed_by: null,
  claimed_at: null,
  invited_at: null,
  reminded_at: null,
  code: newCode(),
  link_revision: sql<number>`link_revision + 1`,
})
