import type { Kysely } from 'kysely'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import { linesOf } from '../orders/order-lines.ts'
import type { OrderLineRow, OrderRow } from '../orders/order-row.ts'
import type { InvoiceRow } from './issue-invoice.ts'
import type { CreditNoteTable } from './tables.ts'

export interface Invoice {
  readonly invoice: InvoiceRow
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  readonly event: Event
  /** What has become of it: `cancelled` without having been paid, or `refunded` in full. */
  readonly state: 'due' | 'paid' | 'refunded' | 'cancelled'
  /** Minor units. */
  readonly paid: number
  readonly due: number
  /** In the order of their numbers. */
  readonly creditNotes: readonly CreditNoteTable[]
}

/** An order's invoice as it stands now. */
export async function readInvoice(db: Kysely<Database>, orderId: string): Promise<Invoice | undefined> {
  const invoice = await db.selectFrom('invoices').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  if (!invoice) return undefined
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const event = await db.selectFrom('events').selectAll().where('id', '=', order.event_id).executeTakeFirstOrThrow()
  const creditNotes = await db
    .selectFrom('credit_notes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('year')
    .orderBy('number')
    .execute()
  const paid = order.paid_at ? order.total : 0
  const state = stateOf(order)
  return {
    invoice,
    order,
    lines: await linesOf(db, order),
    event,
    state,
    paid,
    due: state === 'due' ? order.total : 0,
    creditNotes,
  }
}

function stateOf({ status, paid_at }: OrderRow): Invoice['state'] {
  if (status === 'cancelled' || status === 'refunded') return status
  return paid_at ? 'paid' : 'due'
}
