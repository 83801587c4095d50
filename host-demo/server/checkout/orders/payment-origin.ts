import type { Kysely, Transaction } from 'kysely'
import type { LiteralSchema, ObjectEntries, ObjectSchema } from 'valibot'
import type { CheckoutLine } from '../../../../src/api/checkout-input.ts'
import type { Event } from '../../identity/events.ts'
import type { Person } from '../../identity/sessions.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Words } from '../../platform/mail/draft.ts'
import type { TotalChange } from '../totals.ts'
import type { OrderLineRow, OrderRow, PaidOrderRow } from './order-row.ts'
import type { VoucherRow } from './voucher-table.ts'

/** The event, buyer and time of a purchase. */
export interface Sale {
  readonly event: Event
  /** Undefined for guests, and for jobs. */
  readonly person: Person | undefined
  readonly at: Date
  /** Always true, except in the race tests' negative controls. */
  readonly rowLocks: boolean
  /** For work that affects other orders. */
  readonly origins: Origins
  /** The voucher that the payer uses. `unlocks` says whether hidden things can be sold with it. */
  readonly voucher?: VoucherRow | undefined
}

/** A line as it is charged. Amounts are minor units of the event's currency. */
export interface PricedLine {
  /** Title on the receipt. */
  readonly title: string
  /**
   * What is held and locked for it, such as `payment_request:…`. Lines with the same subject wait for each other. Null:
   * nothing is.
   */
  readonly subject: string | null
  /** The subject by which vouchers are limited to it, if it is another than `subject`. */
  readonly voucherSubject?: string
  /** @default the quantity of the request, or 1 */
  readonly quantity?: number
  readonly unitPrice: number
  /**
   * The value that the payer receives for the whole line, on which Gift Aid cannot be claimed. It may be more than they
   * pay. @default 0
   */
  readonly benefitValue?: number
  /** Can Gift Aid be claimed on the rest? */
  readonly giftAid: boolean
  /** No voucher discounts it, such as where the law demands one price for everybody. */
  readonly undiscounted?: boolean
}

/** The refunds of a line. */
export interface LineRefund {
  readonly line: OrderLineRow
  /** Minor units of all refunds together. Lower than before after a won dispute or a failed refund. */
  readonly refunded: number
}

/** Something that a voucher can be limited to, such as a ticket type. */
export interface VoucherSubject {
  /** The subject of its order lines. */
  readonly subject: string
  readonly title: string
  /** Is it sold only with a voucher that unlocks it? */
  readonly isHidden: boolean
}

/**
 * What a module implements so that the checkout can sell something of it. Functions with a transaction run in the one
 * that writes the order or its payment, with the subjects of the order's lines locked: all of it commits, or nothing.
 */
export interface PaymentOrigin<Line = CheckoutLine> {
  /** What a line of a request must be. Its `origin` is the name that the module gives this origin. */
  readonly input: ObjectSchema<ObjectEntries & { readonly origin: LiteralSchema<string, undefined> }, undefined>
  /** Milliseconds after which an unpaid order with such a line ends, from its payer's last try. @default a day */
  readonly expiresIn?: number
  /** What organisers can limit vouchers to. Absent: vouchers are not for this origin. */
  voucherSubjects?(db: Kysely<Database>, event: Event): Promise<readonly VoucherSubject[]>
  /**
   * The server's price. Locks and takes nothing.
   * @param field the line's path in the request, for error messages
   * @param together the order's lines of this origin
   * @throws {HttpError} if it is unavailable, at this price, or to this person
   */
  price(db: Kysely<Database>, sale: Sale, line: Line, field: string, together: readonly Line[]): Promise<PricedLine>
  /**
   * Checks all lines of this origin in one order together, such as for a limit on their sum.
   * @throws {HttpError} if they cannot be sold together
   */
  checkTogether?(sale: Sale, lines: readonly { readonly line: Line; readonly field: string }[]): void
  /** Writes a line's details into the origin's own table. */
  write?(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, line: Line): Promise<void>
  /** Copies the details for a later payment of a monthly gift. */
  repeat?(trx: Transaction<Database>, first: OrderLineRow, row: OrderLineRow): Promise<void>
  /**
   * Holds what the line needs while its payer pays, and marks the orders that this one replaces.
   * @throws {HttpError} if it is not available any more
   */
  hold?(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, order: OrderRow): Promise<void>
  /**
   * How many pieces the line keeps from everybody else until its order is paid or ends, such as seats. What only goes
   * with them, such as a choice of wine, does not count. Absent: none.
   */
  pieces?(trx: Transaction<Database>, row: OrderLineRow): Promise<number>
  /**
   * The payer tries again: extends the hold, as far as the quantity is still available.
   * @returns false if the line is kept no longer than before: then the order is not extended
   */
  renew?(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, order: OrderRow): Promise<unknown>
  /** The order ended unpaid, or was replaced. Its holds are already dropped. */
  released?(trx: Transaction<Database>, sale: Sale, row: OrderLineRow): Promise<void>
  /**
   * The payment arrived, in time or not: may this buyer have these lines? Several unpaid orders may each be within a
   * limit that they exceed together.
   * @returns false if not: then the whole order is refunded, as if paid too late
   */
  isWithinLimits?(
    trx: Transaction<Database>,
    sale: Sale,
    order: OrderRow,
    rows: readonly OrderLineRow[],
  ): Promise<boolean>
  /**
   * The payment arrived after the line was released.
   * @returns whether it is still available. If not, the whole order is refunded. Without this function it is
   */
  paidTooLate?(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, order: OrderRow): Promise<boolean>
  /** The order is paid. Returns the change of the event's total. The order's holds still exist. */
  paid?(
    trx: Transaction<Database>,
    sale: Sale,
    order: PaidOrderRow,
    rows: readonly OrderLineRow[],
  ): Promise<TotalChange>
  /**
   * The organiser has not received the money after all: takes back what `paid` did, so that the order can be paid
   * later. Without this function a payment cannot be taken back.
   * @throws {HttpError} 409 `payment_stands` if it cannot be taken back any more
   */
  unpaid?(trx: Transaction<Database>, sale: Sale, order: OrderRow, rows: readonly OrderLineRow[]): Promise<TotalChange>
  /** The refunds of these lines have changed. */
  refunded?(
    trx: Transaction<Database>,
    sale: Sale,
    order: OrderRow,
    refunds: readonly LineRefund[],
  ): Promise<TotalChange>
  /** By order: minor units that others add to it, or hold for it during payment. */
  matched?(db: Kysely<Database>, orderIds: readonly string[], at: Date): Promise<ReadonlyMap<string, number>>
  /**
   * By order: documents that its payer can save and print, such as tickets.
   * @param publicUrl the server's address
   */
  documents?(
    db: Kysely<Database>,
    event: Event,
    orderIds: readonly string[],
    publicUrl: string,
  ): Promise<ReadonlyMap<string, readonly { readonly title: string; readonly url: string }[]>>
  /** Rows below the receipt's total. */
  receiptRows?(trx: Transaction<Database>, order: OrderRow, money: (minor: number) => string): Promise<[Words, Words][]>
}

/** Every origin by its name. */
export type Origins = Readonly<Record<string, PaymentOrigin<never> | undefined>>

/** The origin of a line. */
export function originOf(origins: Origins, { origin }: { readonly origin: string }): PaymentOrigin {
  const found = origins[origin]
  if (!found) throw new Error(`Nothing is known of the origin ${origin}`)
  return found as PaymentOrigin
}
