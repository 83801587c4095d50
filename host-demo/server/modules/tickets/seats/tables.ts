import type { ColumnType, Generated, Selectable } from 'kysely'
import type { checkinStatuses, rsvpStatuses } from '../../../../../src/api/guest-statuses.ts'
import type { Database } from '../../../platform/db/schema.ts'

declare module '../../../platform/db/schema.ts' {
  interface Database {
    guest_tickets: GuestTicketTable
  }
}

/** A row for each seat: what one person gets in with. */
interface GuestTicketTable {
  id: string
  event_id: string
  /** Null: invited by the organiser, without an order. Its owner is the order's buyer. */
  order_id: Generated<string | null>
  order_line_id: Generated<number | null>
  ticket_type_id: Generated<string | null>
  bundle_id: Generated<string | null>
  /** The ticket type's name, and the bundle's, as they were sold. */
  title: string
  bundle_title: Generated<string | null>
  /** Within its order, from 1. */
  number: number
  /** What its QR code says. Changes when the seat goes to somebody else, so that the old code does not open the door. */
  code: string
  /** Grows with each change of the guest or the answers, so that nobody overwrites what they have not seen. */
  revision: Generated<number>
  /** Grows when earlier links to the seat must not work any more. */
  link_revision: Generated<number>
  guest_name: Generated<string | null>
  guest_email: Generated<string | null>
  /** E.164. */
  guest_mobile: Generated<string | null>
  /**
   * By the add-on's id: a choice's id, or words. Dietary and access needs are for owner, guest and organisers alone, and
   * are deleted some days after the event.
   */
  answers: ColumnType<Readonly<Record<string, string>>, string | undefined, string>
  rsvp_status: Generated<(typeof rsvpStatuses)[number]>
  answered_at: Generated<Date | null>
  checkin_status: Generated<(typeof checkinStatuses)[number]>
  checked_in_at: Generated<Date | null>
  /** The door's name. */
  checked_in_where: Generated<string | null>
  /** The organiser at the door. */
  checked_in_by: Generated<string | null>
  /** The guest's account. Null also for a guest who claimed it without one. */
  claimed_by: Generated<string | null>
  claimed_at: Generated<Date | null>
  /** When the guest was sent the link. */
  invited_at: Generated<Date | null>
  transferred_at: Generated<Date | null>
  recalled_at: Generated<Date | null>
  reminded_at: Generated<Date | null>
  /** Its own refund, where not its whole line is refunded. */
  refund_id: Generated<string | null>
  /** It cost nothing, so that no refund says that it has ended. */
  cancelled: Generated<boolean>
  /** Refunded or cancelled: it opens no door. */
  ended_at: Generated<Date | null>
  /** When its buyer was told that. */
  end_mailed_at: Generated<Date | null>
  created_at: Date
}

export type SeatRow = Selectable<Database['guest_tickets']>
