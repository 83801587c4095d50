import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { OrderLineRow } from '../orders/order-row.ts'
import { lineIdsOf } from '../orders/orders-of.ts'
import type { Sale } from '../orders/payment-origin.ts'

type YesNo = 'yes' | 'no' | null | undefined

/** What a donor can say with a gift, as an origin's line has it. */
export interface GiftDetails {
  readonly message?: string | null | undefined
  readonly anonymous?: YesNo
  readonly anonymous_amount?: YesNo
  readonly tribute?: { readonly kind: 'memory' | 'honour'; readonly name: string } | null | undefined
}

type Details = Selectable<Database['donation_details']>

/** Stores what a donor says with a gift. */
export async function writeDetails(
  trx: Transaction<Database>,
  { event }: Sale,
  { id }: OrderLineRow,
  line: GiftDetails,
): Promise<void> {
  const tribute = event.settings.giving.tributes === 'yes' ? line.tribute : undefined
  await trx
    .insertInto('donation_details')
    .values({
      order_line_id: id,
      message: line.message || null,
      anonymous: line.anonymous === 'yes',
      anonymous_amount: line.anonymous_amount === 'yes',
      tribute_kind: tribute?.kind ?? null,
      tribute_name: tribute?.name ?? null,
    })
    .execute()
}

/** A later payment of a monthly gift keeps the names but not the message, which was said once. */
export async function repeatDetails(
  trx: Transaction<Database>,
  first: OrderLineRow,
  { id }: OrderLineRow,
): Promise<void> {
  const details = await detailsOf(trx, first)
  await trx
    .insertInto('donation_details')
    .values({ ...details, order_line_id: id, message: null })
    .execute()
}

/** A line without details is anonymous: only the charity is told who gave. */
export async function detailsOf(trx: Transaction<Database>, { id }: OrderLineRow): Promise<Details> {
  const details = await trx
    .selectFrom('donation_details')
    .selectAll()
    .where('order_line_id', '=', id)
    .executeTakeFirst()
  const unknown = { message: null, anonymous: true, anonymous_amount: true, tribute_kind: null, tribute_name: null }
  return details ?? { order_line_id: id, ...unknown }
}

/** Removes what donors have said, and who they said it of. */
export async function forgetDetails(trx: Transaction<Database>, orderIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('donation_details')
    .set({ message: null, anonymous: true, tribute_name: null })
    .where('order_line_id', 'in', lineIdsOf(trx, orderIds))
    .execute()
}
