import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, giftInput, startDemo } from './demo-server.ts'
import { password, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  /** Confirms the card at the provider, without telling the server. */
  async function enterCard(
    token: string,
    { card = 'pm_card_visa', replaces }: { card?: string; replaces?: string } = {},
  ) {
    const { output } = await demo.call(endpoints.beginCard, { replaces }, { token })
    await demo.context.stripe.setupIntents.confirm(output.setup_intent_id, { payment_method: card })
    return output
  }

  const confirm = (setup_intent_id: string, token: string) =>
    demo.call(endpoints.confirmCard, { setup_intent_id }, { token })

  async function keepCard(token: string, options: Parameters<typeof enterCard>[1] = {}) {
    const { setup_intent_id } = await enterCard(token, options)
    return (await confirm(setup_intent_id, token)).output.cards
  }

  const cardsOf = async (token: string) => (await demo.call(endpoints.cards, {}, { token })).output

  test('saves a card for bids, without a charge', async () => {
    const { token } = await somebody(demo)
    const { output: begun } = await demo.call(endpoints.beginCard, {}, { token })
    expect(begun.client_secret).toContain(begun.setup_intent_id)
    const early = await confirm(begun.setup_intent_id, token)
    expect(early.output).toEqual({ setup_status: 'requires_payment_method', cards: [] })
    const [card, ...others] = await keepCard(token)
    expect(others).toEqual([])
    expect(card).toMatchObject({ brand: 'visa', last4: '4242', is_default: true, is_expired: false })
    const events = (await demo.standIn?.events.list()) ?? []
    expect(events.filter(({ type }) => /^(charge|payment_intent)\./.test(type))).toEqual([])
  })

  test('saves only cards, and never says that it has saved something else', async () => {
    const { token } = await somebody(demo)
    const bank = 'pm_usBankAccount_processing'
    await expect(enterCard(token, { card: bank })).rejects.toThrow(/us_bank_account/)
    await keepCard(token)
    const { db, stripe } = demo.context
    const { user_id, customer } = await db
      .selectFrom('cards')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['user_id', 'stripe_customer_id as customer'])
      .orderBy('kept_at', 'desc')
      .executeTakeFirstOrThrow()
    const { id } = await stripe.setupIntents.create({ customer: customer ?? '', metadata: { user_id } })
    await stripe.setupIntents.confirm(id, { payment_method: bank })
    const { output } = await confirm(id, token)
    expect(output).toMatchObject({ setup_status: 'requires_payment_method', cards: [{ brand: 'visa' }] })
  })

  test('saves a card once, whoever reports it and however often', async () => {
    const { token } = await somebody(demo)
    const { setup_intent_id } = await enterCard(token)
    const events = (await demo.standIn?.events.list()) ?? []
    const news = events.filter(({ type }) => type === 'setup_intent.succeeded').slice(-1)
    await Promise.all([
      ...[...news, ...news].map(({ id }) => demo.standIn?.events.deliver(id)),
      confirm(setup_intent_id, token),
      confirm(setup_intent_id, token),
    ])
    expect(await cardsOf(token)).toHaveLength(1)
  })

  test('replaces a card once, whoever reports it and however often', async () => {
    const { token } = await somebody(demo)
    const [visa] = await keepCard(token)
    const { setup_intent_id } = await enterCard(token, { card: 'pm_card_amex', replaces: visa?.card_id ?? '' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(setup_intent_id, token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await cardsOf(token)).map(({ brand }) => brand)).toEqual(['amex'])
  })

  test('saves a card by the webhook alone if the browser was closed', async () => {
    const { token } = await somebody(demo)
    await enterCard(token, { card: 'pm_card_mastercard' })
    expect(await cardsOf(token)).toEqual([])
    const events = (await demo.standIn?.events.list()) ?? []
    const [last] = events.filter(({ type }) => type === 'setup_intent.succeeded').slice(-1)
    expect(await demo.standIn?.events.deliver(last?.id ?? '')).toBe(200)
    expect(await cardsOf(token)).toMatchObject([{ brand: 'mastercard', is_default: true }])
  })

  test('a saved card pays for its owner, and for nobody else', async () => {
    const [ada, ben] = [await somebody(demo), await somebody(demo)]
    const [card] = await keepCard(ada.token)
    await keepCard(ben.token)
    const payWith = async (token: string, payment_method = card?.payment_method_id ?? '') => {
      const { output } = await demo.call(endpoints.payStripe, giftInput(), { token })
      return demo.context.stripe.paymentIntents.confirm(output.payment_intent_id, { payment_method })
    }
    // With an address the provider would mail a receipt of its own.
    expect(await payWith(ada.token)).toMatchObject({ status: 'succeeded', receipt_email: null })
    await expect(payWith(ben.token)).rejects.toThrow(/belongs to the Customer/)
  })

  test('chooses between cards, replaces one, and removes them', async () => {
    const { token } = await somebody(demo)
    const [visa] = await keepCard(token)
    const [mastercard] = await keepCard(token, { card: 'pm_card_mastercard' })
    expect((await cardsOf(token)).map(card => [card.brand, card.is_default])).toEqual([
      ['mastercard', true],
      ['visa', false],
    ])
    const chosen = await demo.call(endpoints.chooseCard, { card_id: visa?.card_id ?? '' }, { token })
    expect(chosen.output.map(card => [card.brand, card.is_default])).toEqual([
      ['visa', true],
      ['mastercard', false],
    ])
    const after = await keepCard(token, { card: 'pm_card_amex', replaces: visa?.card_id ?? '' })
    expect(after.map(card => card.brand)).toEqual(['amex', 'mastercard'])
    const [amex] = after
    expect((await demo.call(endpoints.removeCard, { card_id: amex?.card_id ?? '' }, { token })).status).toBe(200)
    expect(await cardsOf(token)).toMatchObject([{ card_id: mastercard?.card_id, is_default: true }])
    const { stripe, db } = demo.context
    const removed = await db
      .selectFrom('cards')
      .selectAll()
      .where('id', '=', amex?.card_id ?? '')
      .executeTakeFirstOrThrow()
    expect((await stripe.paymentMethods.retrieve(removed.payment_method_id)).customer).toBeNull()
  })

  test('does not restore a removed card by late webhooks', async () => {
    const { token } = await somebody(demo)
    const { setup_intent_id } = await enterCard(token)
    const [card] = (await confirm(setup_intent_id, token)).output.cards
    await demo.call(endpoints.removeCard, { card_id: card?.card_id ?? '' }, { token })
    expect((await confirm(setup_intent_id, token)).output.cards).toEqual([])
  })

  test("shows nobody else's cards, and touches none", async () => {
    const [owner, stranger] = [await somebody(demo), await somebody(demo)]
    const { setup_intent_id } = await enterCard(owner.token)
    const [card] = (await confirm(setup_intent_id, owner.token)).output.cards
    const card_id = card?.card_id ?? ''
    const from = { token: stranger.token }
    for (const refused of [
      await confirm(setup_intent_id, stranger.token),
      await demo.call(endpoints.chooseCard, { card_id }, from),
      await demo.call(endpoints.removeCard, { card_id }, from),
      await demo.call(endpoints.beginCard, { replaces: card_id }, from),
      await confirm('seti_invented', stranger.token),
    ]) {
      expect(refused).toMatchObject({ status: 404, error: { error: 'card_not_found' } })
    }
    expect(await cardsOf(stranger.token)).toEqual([])
    expect(await cardsOf(owner.token)).toHaveLength(1)
  })

  test('makes one customer of a person, even with simultaneous calls', async () => {
    const { token, user } = await somebody(demo)
    const begun = await Promise.all([1, 2, 3, 4].map(() => demo.call(endpoints.beginCard, {}, { token })))
    const { stripe, db } = demo.context
    const intents = await Promise.all(begun.map(({ output }) => stripe.setupIntents.retrieve(output.setup_intent_id)))
    const { stripe_customer_id: customer } = await db
      .selectFrom('users')
      .select('stripe_customer_id')
      .where('id', '=', user.user_id)
      .executeTakeFirstOrThrow()
    expect(intents.map(intent => intent.customer)).toEqual(Array(4).fill(customer))
  })

  test('stops somebody who tries one card after the other', async () => {
    const { token } = await somebody(demo)
    for (let tries = 0; tries < 10; tries++) {
      expect((await demo.call(endpoints.beginCard, {}, { token })).status).toBe(200)
    }
    expect((await demo.call(endpoints.beginCard, {}, { token })).status).toBe(429)
  })

  test('removes the cards at the provider when the account is deleted', async () => {
    const { token, user } = await somebody(demo)
    await keepCard(token)
    const { stripe, db } = demo.context
    const { payment_method_id } = await db
      .selectFrom('cards')
      .select('payment_method_id')
      .where('user_id', '=', user.user_id)
      .executeTakeFirstOrThrow()
    expect((await demo.call(endpoints.deleteAccount, { password }, { token })).status).toBe(200)
    await expect.poll(async () => (await stripe.paymentMethods.retrieve(payment_method_id)).customer).toBeNull()
  })
})
