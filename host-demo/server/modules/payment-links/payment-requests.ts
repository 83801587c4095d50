import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { serverSecret } from '../../platform/db/server-secret.ts'
import { HttpError } from '../../platform/http/http-error.ts'

export type PaymentRequestRow = Selectable<Database['payment_requests']>

/** A payment that an organiser asks for. */
interface RequestedPayment {
  readonly title: string
  readonly description?: string
  /** Minor units of the event's currency. */
  readonly amount: number
  readonly expiresAt?: Date
}

/** Creates a payment request. @returns the `request` parameter of its link */
export async function createPaymentRequest(
  db: Kysely<Database>,
  eventId: string,
  asked: RequestedPayment,
): Promise<string> {
  const id = randomUUID().replaceAll('-', '')
  await db
    .insertInto('payment_requests')
    .values({
      id,
      event_id: eventId,
      title: asked.title,
      description: asked.description ?? null,
      amount: asked.amount,
      expires_at: asked.expiresAt ?? null,
      order_id: null,
      paid_at: null,
    })
    .execute()
  return linkOf(db, eventId, id)
}

/** The `request` parameter of a payment link. */
export async function linkOf(db: Kysely<Database>, eventId: string, id: string): Promise<string> {
  return `${id}.${await signatureOf(db, eventId, id)}`
}

/** @throws {HttpError} 404 `payment_request_not_found`, also if the link was tampered with */
export async function findPaymentRequest(
  db: Kysely<Database>,
  eventId: string,
  request: string,
): Promise<PaymentRequestRow> {
  const [id = '', signature = ''] = request.split('.')
  const found = equal(signature, await signatureOf(db, eventId, id))
    ? await db
        .selectFrom('payment_requests')
        .selectAll()
        .where('id', '=', id)
        .where('event_id', '=', eventId)
        .executeTakeFirst()
    : undefined
  if (found) return found
  throw new HttpError(404, {
    error: 'payment_request_not_found',
    error_description: 'This payment link is not valid. Please check that you opened all of it.',
  })
}

export function statusOf(request: PaymentRequestRow, at: Date): 'open' | 'paid' | 'expired' {
  if (request.paid_at) return 'paid'
  return request.expires_at && request.expires_at <= at ? 'expired' : 'open'
}

async function signatureOf(db: Kysely<Database>, eventId: string, id: string): Promise<string> {
  const secret = await serverSecret(db, 'payment links')
  return createHmac('sha256', secret).update(`${eventId}\n${id}`).digest('base64url').slice(0, 32)
}

function equal(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
