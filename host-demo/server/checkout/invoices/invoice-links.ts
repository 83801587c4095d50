import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { orderLink } from '../linked-pages/order-links.ts'

/** By order: the address of its invoice, if it has one. */
export async function invoiceLinks(
  db: Kysely<Database>,
  orderIds: readonly string[],
  publicUrl: string,
): Promise<ReadonlyMap<string, string>> {
  const issued = orderIds.length
    ? await db.selectFrom('invoices').select('order_id').where('order_id', 'in', orderIds).execute()
    : []
  const links = issued.map(async ({ order_id: id }) => [id, publicUrl + (await orderLink(db, 'invoice', id))] as const)
  return new Map(await Promise.all(links))
}
