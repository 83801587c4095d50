import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { serverSecret } from '../../platform/db/server-secret.ts'

/** The address of an order's invoice. Whoever has it may read the invoice. */
export async function invoiceLink(db: Kysely<Database>, orderId: string, publicUrl: string): Promise<string> {
  return `${publicUrl}/invoice/${orderId}.${await signatureOf(db, orderId)}`
}

/** By order: the address of its invoice, if it has one. */
export async function invoiceLinks(
  db: Kysely<Database>,
  orderIds: readonly string[],
  publicUrl: string,
): Promise<ReadonlyMap<string, string>> {
  const issued = orderIds.length
    ? await db.selectFrom('invoices').select('order_id').where('order_id', 'in', orderIds).execute()
    : []
  const links = issued.map(async ({ order_id: id }) => [id, await invoiceLink(db, id, publicUrl)] as const)
  return new Map(await Promise.all(links))
}

/** @returns the order's id; undefined if the address was tampered with */
export async function orderOfLink(db: Kysely<Database>, token: string): Promise<string | undefined> {
  const [orderId = '', signature = ''] = token.split('.')
  const [given, wanted] = [Buffer.from(signature), Buffer.from(await signatureOf(db, orderId))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? orderId : undefined
}

async function signatureOf(db: Kysely<Database>, orderId: string): Promise<string> {
  const secret = await serverSecret(db, 'invoices')
  return createHmac('sha256', secret).update(orderId).digest('base64url').slice(0, 32)
}
