import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import Stripe from 'stripe'
import type { Person } from '../../identity/sessions.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { fromProvider } from './provider-problem.ts'

export type CardRow = Selectable<Database['cards']>

type Cards = Pick<Context, 'db' | 'now' | 'stripe'>

/** A person's saved cards, the default one first. */
export function cardsOf(db: Kysely<Database>, userId: string): Promise<CardRow[]> {
  return db
    .selectFrom('cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('kept_at', 'desc')
    .orderBy('id')
    .execute()
}

/** @throws {HttpError} 404 `card_not_found`, also for another person's card */
export async function cardOf(db: Kysely<Database>, userId: string, cardId: string): Promise<CardRow> {
  const card = (await cardsOf(db, userId)).find(({ id }) => id === cardId)
  if (card) return card
  throw cardNotFound()
}

export function cardNotFound(): HttpError {
  return new HttpError(404, { error: 'card_not_found', error_description: 'This card is not kept (any more).' })
}

/**
 * Creates a SetupIntent: it verifies a card for later use without a charge. `replaces` is removed when the new card is
 * saved.
 */
export async function beginCardSetup(context: Cards, person: Person, replaces?: CardRow): Promise<Stripe.SetupIntent> {
  const customer = await customerOf(context, person)
  return fromProvider(() =>
    context.stripe.setupIntents.create({
      customer,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      metadata: { user_id: person.id, ...(replaces && { replaces: replaces.id }) },
    }),
  )
}

/**
 * Reads a SetupIntent from the provider and saves the card, once however often it is reported. A removed card stays
 * removed.
 * @returns undefined if the intent is not of an account here or unknown to the provider
 */
export async function settleCard(context: Cards, intentId: string): Promise<Stripe.SetupIntent | undefined> {
  const { db, now, stripe } = context
  const intent = await fromProvider(() => retrieve(stripe, intentId))
  if (!intent) return undefined
  const { user_id: userId, replaces } = intent.metadata ?? {}
  const owner = userId && (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst())
  if (!owner) return undefined
  const method = cardOfSetup(intent)
  if (!method) return intent
  const { brand, last4, exp_month, exp_year } = method.card
  await inTransaction(db, async trx => {
    // One at a time, because each saved card becomes the default.
    await trx.selectFrom('users').select('id').where('id', '=', owner.id).forUpdate().execute()
    const kept = await trx
      .insertInto('cards')
      .values({
        id: `card_${randomUUID().replaceAll('-', '')}`,
        user_id: owner.id,
        payment_method_id: method.id,
        brand,
        last4,
        exp_month,
        exp_year,
        is_default: false,
        kept_at: now(),
      })
      .onConflict(conflict => conflict.column('payment_method_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (kept) await makeDefault(trx, owner.id, kept.id)
  })
  // A repeated report may come before the first has removed the old card.
  const old = replaces ? (await cardsOf(db, owner.id)).find(({ id }) => id === replaces) : undefined
  if (old) await deleteCard(context, old)
  return intent
}

/** The card that a SetupIntent has verified, if it is expanded and was not for another method of payment. */
export function cardOfSetup({ status, payment_method: method }: Stripe.SetupIntent) {
  if (status !== 'succeeded' || method === null || typeof method === 'string' || !method.card) return undefined
  return { id: method.id, card: method.card }
}

async function retrieve(stripe: Stripe, intentId: string): Promise<Stripe.SetupIntent | undefined> {
  try {
    return await stripe.setupIntents.retrieve(intentId, { expand: ['payment_method'] })
  } catch (problem) {
    if (problem instanceof Stripe.errors.StripeError && problem.code === 'resource_missing') return undefined
    throw problem
  }
}

/** Makes it the only default card. Call it in a transaction. */
export async function makeDefault(trx: Kysely<Database>, userId: string, cardId: string): Promise<void> {
  await trx
    .updateTable('cards')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute()
  await trx.updateTable('cards').set({ is_default: true }).where('id', '=', cardId).execute()
}

/** Removes a card at the provider, then here. The newest remaining card becomes the default. */
export async function deleteCard({ db, now, stripe }: Cards, card: CardRow): Promise<void> {
  await fromProvider(() => detach(stripe, card.payment_method_id))
  await inTransaction(db, async trx => {
    await trx.selectFrom('users').select('id').where('id', '=', card.user_id).forUpdate().execute()
    await trx.updateTable('cards').set({ removed_at: now(), is_default: false }).where('id', '=', card.id).execute()
    const [next] = await cardsOf(trx, card.user_id)
    if (next && !next.is_default) await makeDefault(trx, card.user_id, next.id)
  })
}

/** It may be detached already: webhook and page can report the same card at the same time. */
async function detach(stripe: Stripe, methodId: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(methodId)
  } catch (problem) {
    const { customer } = await stripe.paymentMethods.retrieve(methodId)
    if (customer !== null) throw problem
  }
}

/** An account's customer at the provider, created once, when first needed. */
async function customerOf({ db, stripe }: Cards, { id, stripe_customer_id: known }: Person): Promise<string> {
  if (known) return known
  const customer = await fromProvider(() =>
    stripe.customers.create({ metadata: { user_id: id } }, { idempotencyKey: `customer-${id}` }),
  )
  await db
    .updateTable('users')
    .set({ stripe_customer_id: customer.id })
    .where('id', '=', id)
    .where('stripe_customer_id', 'is', null)
    .execute()
  return customer.id
}
