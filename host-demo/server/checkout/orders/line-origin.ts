import type { Insertable, Selectable, Transaction } from 'kysely'
import type { CheckoutLine } from '../../../../src/api/checkout-input.ts'
import type { Event } from '../../identity/events.ts'
import type { Person } from '../../identity/sessions.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { OrderRow } from '../payments/ledger.ts'
import type { TotalChange } from '../totals.ts'

/** In which event something is sold, to whom and when. */
export interface Sale {
  readonly event: Event
  readonly person: Person | undefined
  readonly at: Date
  /** Only the race tests switch it off. */
  readonly rowLocks: boolean
}

export type OrderLineRow = Selectable<Database['order_lines']>

/** A line as it is charged, and whether Gift Aid can be claimed on it. */
export interface PricedLine {
  readonly row: Omit<Insertable<Database['order_lines']>, 'order_id' | 'position'>
  readonly giftAid: boolean
}

/** What of a line has been given back. */
export interface Refund {
  readonly line: OrderLineRow
  /** Minor units, all refunds together. */
  readonly refunded: number
}

/**
 * What the checkout asks of each payment origin. All of it runs in the
 * transaction that writes the order or its payment, so it holds together or
 * not at all.
 */
export interface LineOrigin<Line = CheckoutLine> {
  /**
   * The server's price. Nothing is taken yet.
   * @param field where the line stands in the request, for what is wrong with it
   * @throws {HttpError} where this cannot be had, not for this price, or not by this person
   */
  price(trx: Transaction<Database>, sale: Sale, line: Line, field: string): Promise<PricedLine>
  /**
   * Keeps what the line needs from others while its payer pays.
   * @returns the id of an order that this one takes the place of: it must not be paid any more
   * @throws {HttpError} where others were faster
   */
  hold?(trx: Transaction<Database>, sale: Sale, line: OrderLineRow): Promise<string | undefined>
  /** The payer of an unpaid order tries again: what was kept for them is kept anew, as far as it is there. */
  renew?(trx: Transaction<Database>, sale: Sale, line: OrderLineRow): Promise<void>
  /** The money is there. Returns what that does to the event's total. */
  paid?(trx: Transaction<Database>, sale: Sale, order: OrderRow, lines: readonly OrderLineRow[]): Promise<TotalChange>
  /** Some of it was given back: once, or in several parts. */
  refunded?(trx: Transaction<Database>, sale: Sale, order: OrderRow, refunds: readonly Refund[]): Promise<TotalChange>
}
