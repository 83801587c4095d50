import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { serverSecret } from '../../platform/db/server-secret.ts'
import { sameText } from '../../platform/realtime/signatures.ts'
import type { OrderRow } from '../orders/order-row.ts'

/** The link of an order's receipt to the page where its Gift Aid declaration can be withdrawn, without an account. */
export async function giftAidLink(db: Kysely<Database>, orderId: string, publicUrl: string): Promise<string> {
  return `${publicUrl}/gift-aid/${orderId}.${await signatureOf(db, orderId)}`
}

/** The order of a link's token. */
export async function orderByGiftAidLink(db: Kysely<Database>, token: string): Promise<OrderRow | undefined> {
  const [orderId = '', signature = ''] = token.split('.')
  if (!sameText(signature, await signatureOf(db, orderId))) return undefined
  return db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
}

async function signatureOf(db: Kysely<Database>, orderId: string): Promise<string> {
  const secret = await serverSecret(db, 'gift aid links')
  return createHmac('sha256', secret).update(`gift aid\n${orderId}`).digest('base64url')
}
