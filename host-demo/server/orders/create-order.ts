import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { InferOutput } from 'valibot'
import type { payStripe } from '../../../src/api/checkout.ts'
import { formatMoney } from '../../../src/lib/money.ts'
import { normalEmail, sha256 } from '../accounts/hashes.ts'
import type { Person } from '../accounts/sessions.ts'
import type { Context } from '../context.ts'
import type { Event } from '../db/events.ts'
import { HttpError, validationError } from '../http/http-error.ts'
import type { OrderRow } from '../payments/ledger.ts'

type CheckoutInput = InferOutput<typeof payStripe.input>

export interface Checkout {
  readonly event: Event
  readonly person: Person | undefined
  readonly input: CheckoutInput
  readonly payment: 'stripe' | 'offline'
}

/**
 * Writes an order down with the server's prices, or finds the one that the
 * same attempt has made before.
 * @throws {HttpError} 400 `amount_out_of_range`, 409 `idempotency_key_reused` where the attempt's content has changed
 */
export async function createOrder({ db }: Context, checkout: Checkout): Promise<{ order: OrderRow; orderKey: string }> {
  const { event, input } = checkout
  const lines = priced(checkout)
  const buyer = buyerOf(checkout)
  const idempotencyHash = sha256(input.idempotency_key)
  const requestHash = hashOf([checkout.payment, checkout.person?.id, buyer, lines])
  const id = `ord_${randomUUID().replaceAll('-', '')}`
  const order = await db.transaction().execute(async trx => {
    const made = await trx
      .insertInto('orders')
      .values({
        ...buyer,
        id,
        reference: newReference(),
        event_id: event.id,
        user_id: checkout.person?.id ?? null,
        key_hash: sha256(orderKeyOf(id, input.idempotency_key)),
        idempotency_hash: idempotencyHash,
        request_hash: requestHash,
        status: checkout.payment === 'stripe' ? 'pending' : 'awaiting_offline_payment',
        total: lines.reduce((sum, line) => sum + line.amount, 0),
        currency: event.currency,
        payment_intent_id: null,
        paid_at: null,
      })
      .onConflict(conflict => conflict.columns(['event_id', 'idempotency_hash']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!made) return undefined
    const rows = lines.map((line, position) => ({ ...line, order_id: id, position }))
    await trx.insertInto('order_lines').values(rows).execute()
    return made
  })
  const found = order ?? (await madeBefore(db, event, idempotencyHash))
  if (found.request_hash !== requestHash) throw keyReused()
  return { order: found, orderKey: orderKeyOf(found.id, input.idempotency_key) }
}

/** Made of the attempt's own secret, so that the same attempt is told the same key, and the database need not keep it. */
function orderKeyOf(orderId: string, idempotencyKey: string): string {
  return createHash('sha256').update(`order key\n${orderId}\n${idempotencyKey}`).digest('base64url')
}

function madeBefore(db: Context['db'], event: Event, idempotencyHash: string): Promise<OrderRow> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('idempotency_hash', '=', idempotencyHash)
    .executeTakeFirstOrThrow()
}

/** The lines as they are charged. Only a gift's amount is the donor's to say, within the event's bounds. */
function priced({ event, input }: Checkout) {
  return input.lines.map((line, index) => {
    if (line.amount < event.donation_minimum || line.amount > event.donation_maximum) {
      throw outOfRange(event, `lines.${index}.amount`)
    }
    return {
      origin: line.origin,
      title: event.name,
      amount: line.amount,
      message: line.message || null,
      anonymous: line.anonymous === 'yes',
    }
  })
}

function buyerOf({ event, person, input: { guest } }: Checkout) {
  const buyer = guest ?? person
  if (!buyer) throw validationError({ guest: 'Please enter your name and email address' })
  if (!person && !event.guest_checkout) {
    throw new HttpError(403, { error: 'guest_checkout_disabled', error_description: 'Please sign in first.' })
  }
  return { first_name: buyer.first_name, last_name: buyer.last_name, email: buyer.email }
}

function outOfRange(event: Event, field: string): HttpError {
  const money = (minor: number) =>
    formatMoney({ minor, currency: event.currency, decimals: event.currency_decimals }, event.settings.locale)
  const description = `Choose an amount from ${money(event.donation_minimum)} to ${money(event.donation_maximum)}.`
  return new HttpError(400, {
    error: 'amount_out_of_range',
    error_description: description,
    fields: { [field]: description },
  })
}

function keyReused(): HttpError {
  return new HttpError(409, {
    error: 'idempotency_key_reused',
    error_description: 'This payment has been begun with other details. Please start again.',
  })
}

function hashOf([payment, userId, buyer, lines]: [string, string | undefined, ReturnType<typeof buyerOf>, unknown]) {
  return sha256(JSON.stringify([payment, userId ?? null, { ...buyer, email: normalEmail(buyer.email) }, lines]))
}

/** Without letters and digits that are mistaken for one another. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

function newReference(): string {
  const pick = () => letters[randomInt(letters.length)]
  return Array.from({ length: 8 }, pick).join('')
}
