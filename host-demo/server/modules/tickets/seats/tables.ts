import type { ColumnType, Generated, Selectable } from 'kysely'
import type { checkinStatuses, rsvpStatuses } from '../../../../../src/api/guest-statuses.ts'
import type { Database } from '../../../platform/db/schema.ts'

declare module '../../../platform/db/schema.ts' {
  interface Database {
    guest_tickets: GuestTicketTable
  }
}

/** A seat: the ticket of one person. */
interface GuestTicketTable {
  id: string
  event_id: string
  /** Null: invited by the organiser, without an order. Otherwise the order's buyer owns the seat. */
  order_id: Generated<string | null>
  order_line_id: Generated<number | null>
  ticket_type_id: Generated<string | null>
  bundle_id: Generated<string | null>
  /** The ticket type's name, and the bundle's, as they were sold. */
  title: string
  bundle_title: Generated<string | null>
  /** Within its order, from 1. */
  number: number
  /**
   * The content of its QR code. Changes when the seat goes to somebody else, so that the old code is not valid any
   * more.
   */
  code: string
  /**
   * Incremented by each change of the guest or the answers, so that nobody overwrites a change that they have not
   * seen.
   */
  revision: Generated<number>
  /** Incremented to make earlier links to the seat invalid. */
  link_revision: Generated<number>
  guest_name: Generated<string | null>
  guest_email: Generated<string | null>
  /** E.164. */
  guest_mobile: Generated<string | null>
  /**
   * By the add-on's id: the id of a choice, or text. Only guest and organisers see dietary and access needs, and the
   * owner until the guest takes the seat over. They are deleted some days after the event.
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
  /** The guest's account. Also null for a guest who claimed the seat without one. */
  claimed_by: Generated<string | null>
  claimed_at: Generated<Date | null>
  /** When the link was sent to the guest. */
  invited_at: Generated<Date | null>
  transferred_at: Generated<Date | null>
  recalled_at: Generated<Date | null>
  reminded_at: Generated<Date | null>
  /** The refund of this seat alone. Null if its whole line was refunded. */
  refund_id: Generated<string | null>
  /** Ended without a refund, because it cost nothing. */
  cancelled: Generated<boolean>
  /** When it was refunded or cancelled. Its ticket is not valid any more. */
  ended_at: Generated<Date | null>
  /** When its buyer was mailed about its end. */
  end_mailed_at: Generated<Date | null>
  created_at: Date
}

export type SeatRow = Selectable<Database['guest_tickets']>
