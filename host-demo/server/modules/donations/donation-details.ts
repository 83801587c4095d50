import type { Selectable, Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type { donationLine } from '../../../../src/api/donations.input.ts'
import type { OrderLineRow } from '../../checkout/orders/order-row.ts'
import type { Sale } from '../../checkout/orders/payment-origin.ts'
import type { Database } from '../../platform/db/schema.ts'

export type DonationLine = InferOutput<typeof donationLine>

type Details = Selectable<Database['donation_details']>

/** Stores what a donor says with a gift. */
export async function writeDetails(
  trx: Transaction<Database>,
  { event }: Sale,
  { id }: OrderLineRow,
  line: DonationLine,
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
