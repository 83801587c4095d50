import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { serverSecret } from '../../platform/db/server-secret.ts'
import { sameText } from '../../platform/realtime/signatures.ts'

/**
 * The path of a signed link to an order's page. Whoever has it may see the page, without an account.
 * @param purpose what the link is for, such as `invoice`. One made for another purpose is not accepted
 */
export async function orderLink(db: Kysely<Database>, purpose: string, orderId: string): Promise<string> {
  return `/${purpose}/${orderId}.${await signatureOf(db, purpose, orderId)}`
}

/** @returns the order's id; undefined if the address was tampered with */
export async function orderOfToken(db: Kysely<Database>, purpose: string, token: string): Promise<string | undefined> {
  const [orderId = '', signature = ''] = token.split('.')
  return sameText(signature, await signatureOf(db, purpose, orderId)) ? orderId : undefined
}

async function signatureOf(db: Kysely<Database>, purpose: string, orderId: string): Promise<string> {
  const secret = await serverSecret(db, 'order links')
  return createHmac('sha256', secret).update(`${purpose}\n${orderId}`).digest('base64url')
}
