import type { Kysely, Transaction } from 'kysely'
import type { CheckoutLine } from '../../../../src/api/checkout-input.ts'
import type { Event } from '../../identity/events.ts'
import type { Person } from '../../identity/sessions.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Words } from '../../platform/mail/draft.ts'
import type { TotalChange } from '../totals.ts'
import type { OrderLineRow, OrderRow } from './order-row.ts'

/** In which event something is sold, to whom and when. */
export interface Sale {
  readonly event: Event
  /** Undefined for guests, and where no payer is asking. */
  readonly person: Person | undefined
  readonly at: Date
  /** Only the race tests switch it off. */
  readonly rowLocks: boolean
  /** Of this server, for what concerns other orders too. */
  readonly origins: Origins
}

/** A line as it is charged. Amounts are minor units of the event's currency. */
export interface PricedLine {
  /** What people read on the receipt. */
  readonly title: string
  /**
   * What is held for it and locked with it, such as `payment_request:…`. Lines with one subject wait for each other.
   * Null: nothing is.
   */
  readonly subject: string | null
  /** Default 1. */
  readonly quantity?: number
  readonly unitPrice: number
  /** What the payer gets for it, of the whole line: Gift Aid leaves it out. Default 0. */
  readonly benefitValue?: number
  /** Can Gift Aid be claimed on the rest? */
  readonly giftAid: boolean
}

/** What of a line has been given back. */
export interface LineRefund {
  readonly line: OrderLineRow
  /** Minor units, all refunds together. Less than before where a dispute was won or a refund failed. */
  readonly refunded: number
}

/**
 * What can be paid for, as the checkout needs it. Whatever has a transaction runs in the one that writes the order or
 * its payment, with the subjects of the order's lines locked, so it holds together or not at all.
 */
export interface PaymentOrigin<Line = CheckoutLine> {
  /** Milliseconds after which an unpaid order with such a line ends, from its payer's last try. Default a day. */
  readonly expiresIn?: number
  /**
   * The server's price. Nothing is locked or taken yet.
   * @param field where the line stands in the request, for what is wrong with it
   * @throws {HttpError} where this cannot be had, not for this price, or not by this person
   */
  price(db: Kysely<Database>, sale: Sale, line: Line, field: string): Promise<PricedLine>
  /**
   * Looks at all lines of this origin in one order, such as for a limit on their sum.
   * @throws {HttpError} where they cannot be had together
   */
  checkTogether?(sale: Sale, lines: readonly { readonly line: Line; readonly field: string }[]): void
  /** Writes what belongs to the line into the origin's own table. */
  write?(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, line: Line): Promise<void>
  /** The same again for a later month of a monthly gift. */
  repeat?(trx: Transaction<Database>, first: OrderLineRow, row: OrderLineRow): Promise<void>
  /**
   * Holds what the line needs while its payer pays, and marks the orders that this one replaces.
   * @throws {HttpError} where others were faster
   */
  hold?(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, order: OrderRow): Promise<void>
  /** The payer tries again: what was held for them is held anew, as far as it is there. */
  renew?(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, order: OrderRow): Promise<void>
  /** The order has ended unpaid, or another has replaced it. Its holds are gone already. */
  released?(trx: Transaction<Database>, row: OrderLineRow): Promise<void>
  /**
   * The money came after the line was released.
   * @returns whether it can still be had. If not, the whole order is refunded. Without this hook it can
   */
  paidTooLate?(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, order: OrderRow): Promise<boolean>
  /** The money is there. Returns what that does to the event's total. The order's holds are still there. */
  paid?(trx: Transaction<Database>, sale: Sale, order: OrderRow, rows: readonly OrderLineRow[]): Promise<TotalChange>
  /** The refunds of these lines have changed. */
  refunded?(
    trx: Transaction<Database>,
    sale: Sale,
    order: OrderRow,
    refunds: readonly LineRefund[],
  ): Promise<TotalChange>
  /** By order: minor units that somebody adds to it, or holds for it while it is paid. */
  matched?(db: Kysely<Database>, orderIds: readonly string[], at: Date): Promise<ReadonlyMap<string, number>>
  /** Rows that the receipt has below the total. */
  receiptRows?(trx: Transaction<Database>, order: OrderRow, money: (minor: number) => string): Promise<[Words, Words][]>
}

/** Every origin by the name that lines carry. */
export type Origins = Readonly<Record<string, PaymentOrigin<never> | undefined>>

/** The lines of an order say which origin they are of, so each comes to its own. */
export function originOf(origins: Origins, { origin }: { readonly origin: string }): PaymentOrigin {
  const found = origins[origin]
  if (!found) throw new Error(`Nothing is known of the origin ${origin}`)
  return found as PaymentOrigin
}
