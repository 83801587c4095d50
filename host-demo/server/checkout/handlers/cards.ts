import type { InferInput } from 'valibot'
import type { cards as cardsEndpoint, confirmCard as confirmEndpoint } from '../../../../src/api/cards.ts'
import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { countOrRefuse } from '../../platform/http/rate-limit.ts'
import {
  beginCardSetup,
  type CardRow,
  cardNotFound,
  cardOf,
  cardOfSetup,
  cardsOf,
  deleteCard,
  makeDefault,
  settleCard,
} from '../payments/saved-cards.ts'

export const cards: Handler<typeof endpoints.cards> = async call => {
  const { db, now } = call.context
  return wireOf(await cardsOf(db, (await personOrRefuse(call)).id), now())
}

/** Keeping a card costs nothing, so thieves could test stolen cards with it: few tries, also by network. */
export const beginCard: Handler<typeof endpoints.beginCard> = async call => {
  const { context, input, address } = call
  const person = await personOrRefuse(call)
  await countOrRefuse(
    context.db,
    [
      { of: ['keep card', person.id], most: 10, minutes: 60 },
      { of: ['keep card from', address], most: 1000, minutes: 60 },
    ],
    context.now(),
  )
  const replaces = input.replaces ? await cardOf(context.db, person.id, input.replaces) : undefined
  const intent = await beginCardSetup(context, person, replaces)
  if (intent.client_secret === null) throw new Error('A setup intent came without its client secret')
  return { setup_intent_id: intent.id, client_secret: intent.client_secret }
}

export const confirmCard: Handler<typeof endpoints.confirmCard> = async call => {
  const { context, input } = call
  const person = await personOrRefuse(call)
  await countOrRefuse(context.db, [{ of: ['confirm card', person.id], most: 120, minutes: 10 }], context.now())
  const intent = await settleCard(context, input.setup_intent_id)
  if (intent?.metadata?.user_id !== person.id) throw cardNotFound()
  const isOther = intent.status === 'succeeded' && !cardOfSetup(intent)
  return {
    setup_status: isOther ? 'requires_payment_method' : (statuses[intent.status] ?? 'processing'),
    cards: wireOf(await cardsOf(context.db, person.id), context.now()),
  }
}

export const chooseCard: Handler<typeof endpoints.chooseCard> = async call => {
  const { db, now } = call.context
  const person = await personOrRefuse(call)
  const card = await cardOf(db, person.id, call.input.card_id)
  await inTransaction(db, async trx => {
    await trx.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().execute()
    await makeDefault(trx, person.id, (await cardOf(trx, person.id, card.id)).id)
  })
  return wireOf(await cardsOf(db, person.id), now())
}

export const removeCard: Handler<typeof endpoints.removeCard> = async call => {
  const person = await personOrRefuse(call)
  await deleteCard(call.context, await cardOf(call.context.db, person.id, call.input.card_id))
  return {}
}

const statuses: Readonly<Record<string, InferInput<typeof confirmEndpoint.output>['setup_status']>> = {
  canceled: 'canceled',
  processing: 'processing',
  requires_action: 'requires_action',
  requires_confirmation: 'requires_payment_method',
  requires_payment_method: 'requires_payment_method',
  succeeded: 'succeeded',
}

function wireOf(rows: readonly CardRow[], now: Date): InferInput<typeof cardsEndpoint.output> {
  return rows.map(({ id, payment_method_id, brand, last4, exp_month, exp_year, is_default, kept_at }) => ({
    card_id: id,
    payment_method_id,
    brand,
    last4,
    exp_month,
    exp_year,
    // A card is valid until the last day of its month.
    is_expired: Date.UTC(exp_year, exp_month) <= now.getTime() ? 'yes' : 'no',
    is_default: is_default ? 'yes' : 'no',
    kept_at: kept_at.toISOString(),
  }))
}
