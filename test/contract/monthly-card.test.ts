import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import {
  declineFromNowOn,
  deliver,
  giftOf,
  kindsOfMails,
  type MonthlyGiver,
  monthlyGiver,
  monthlyLinkOf,
  newsOf,
  ordersOf,
  passMonth,
} from './monthly.ts'
import { newEmail, somebody } from './people.ts'

/** Replacing a monthly gift's card on the provider's page. */
describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  let news: ReturnType<typeof newsOf>
  beforeAll(async () => {
    demo = await startDemo(database)
    news = newsOf(demo.standIn)
  }, 60_000)
  afterAll(() => demo.close())

  const addressOf = async ({ email }: MonthlyGiver) => demo.url + (await monthlyLinkOf(demo, email))
  async function textOf(address: string): Promise<string> {
    const answer = await fetch(address)
    expect(answer.status).toBe(200)
    return answer.text()
  }
  const post = (address: string, body?: URLSearchParams) =>
    fetch(address, { method: 'POST', redirect: 'manual', ...(body && { body }) })
  const targetOf = (answer: Response) => answer.headers.get('location') ?? ''
  const cardPage = async (giver: MonthlyGiver) => targetOf(await post(`${await addressOf(giver)}/card`))
  const typeCard = (page: string, number: string) =>
    post(page, new URLSearchParams({ number, expiry: '12 / 34', cvc: '123' }))
  const lastFour = async ({ subscriptionId }: MonthlyGiver) => {
    const expand = ['default_payment_method']
    const { default_payment_method: card } = await demo.context.stripe.subscriptions.retrieve(subscriptionId, {
      expand,
    })
    return card && typeof card !== 'string' ? card.card?.last4 : undefined
  }

  /** A giver whose last payment failed. */
  async function lateGiver(from?: Parameters<typeof monthlyGiver>[2], email = newEmail()): Promise<MonthlyGiver> {
    const giver = await monthlyGiver(demo, { email }, from)
    await declineFromNowOn(demo, giver.subscriptionId)
    await news()
    await passMonth(demo, giver)
    await deliver(demo, await news())
    return giver
  }

  test('pays the failed month and later ones, by the mail’s link and without script', async () => {
    const giver = await lateGiver()
    const before = await demo.total()
    expect(await textOf(await addressOf(giver))).toContain('The last payment could not be taken.')
    const page = await cardPage(giver)
    expect(await textOf(page)).toContain('Card number')
    const refused = await typeCard(page, '4000 0000 0000 0002')
    expect([refused.status, await refused.text()]).toEqual([402, expect.stringContaining('Your card was declined.')])
    const back = targetOf(await typeCard(page, '5555 5555 5555 4444'))
    expect(await textOf(back)).toContain('taken from your new card from now on, and nothing is owed')
    expect((await demo.total()).total_raised).toBe(before.total_raised + 50_00)
    expect((await ordersOf(demo, giver.giftId)).map(({ status }) => status)).toEqual(['paid', 'paid'])
    expect(await lastFour(giver)).toBe('4444')
    expect(await giftOf(demo, giver.order.order_id)).toMatchObject({ failed_invoice_id: null, status: 'active' })
    const events = await news()
    await deliver(demo, events)
    await deliver(demo, events.toReversed())
    await textOf(back)
    expect((await demo.total()).total_raised).toBe(before.total_raised + 50_00)
    expect(await kindsOfMails(demo, giver.email)).toEqual(['receipt', 'monthly_gift_failed', 'receipt'])
    expect((await fetch(page)).status).toBe(404)
    await passMonth(demo, giver)
    await deliver(demo, await news())
    expect((await demo.total()).total_raised).toBe(before.total_raised + 100_00)
  })

  test('pays even if the browser is closed before it returns', async () => {
    const giver = await lateGiver()
    await typeCard(await cardPage(giver), '5555 5555 5555 4444')
    const events = await news()
    await Promise.all(events.map(({ id }) => demo.standIn?.events.deliver(id)))
    await deliver(demo, await news())
    expect((await ordersOf(demo, giver.giftId)).map(({ status }) => status)).toEqual(['paid', 'paid'])
    expect(await lastFour(giver)).toBe('4444')
  })

  test('reports that nothing is owed if a webhook has just paid it', async () => {
    const giver = await lateGiver()
    const { stripe } = demo.context
    const back = targetOf(await typeCard(await cardPage(giver), '5555 5555 5555 4444'))
    const { setup_intent } = await stripe.checkout.sessions.retrieve(new URL(back).searchParams.get('session') ?? '')
    const { payment_method } = await stripe.setupIntents.retrieve(String(setup_intent))
    const { latest_invoice } = await stripe.subscriptions.update(giver.subscriptionId, {
      default_payment_method: String(payment_method),
    })
    await stripe.invoices.pay(String(latest_invoice))
    expect(await textOf(back)).toContain('nothing is owed')
    expect((await ordersOf(demo, giver.giftId)).map(({ status }) => status)).toEqual(['paid', 'paid'])
  })

  test('whose bank refuses is saved, reported, and can be replaced by another', async () => {
    const giver = await lateGiver()
    const refused = targetOf(await typeCard(await cardPage(giver), '4000 0000 0000 0341'))
    expect(await textOf(refused)).toContain('your bank did not let us take this month’s gift')
    expect(await ordersOf(demo, giver.giftId)).toHaveLength(1)
    expect(await kindsOfMails(demo, giver.email)).toEqual(['monthly_gift_failed', 'receipt'])
    const good = targetOf(await typeCard(await cardPage(giver), '5555 5555 5555 4444'))
    expect(await textOf(good)).toContain('nothing is owed')
    // Reopening an old page does not restore the old card.
    await textOf(refused)
    expect(await lastFour(giver)).toBe('4444')
  })

  test.each([
    ['complete', 'nothing is owed', '3155'],
    ['fail', 'Your card was not changed', '4242'],
  ])('that asks for its bank is %sd there', async (outcome, words, digits) => {
    const giver = await lateGiver()
    const bank = new URL(targetOf(await typeCard(await cardPage(giver), '4000 0025 0000 3155')))
    expect(bank.pathname).toBe('/demo/stand-in/authenticate.html')
    const secret = { client_secret: bank.searchParams.get('client_secret') ?? '', outcome }
    const decided = await post(
      `${demo.url}/stand-in/setup_intents/${bank.searchParams.get('intent')}/authenticate`,
      new URLSearchParams(secret),
    )
    const { return_url } = (await decided.json()) as { return_url: string }
    expect(await textOf(return_url)).toContain(words)
    expect(await lastFour(giver)).toBe(digits)
  })

  test('is asked for in the account, by the giver alone', async () => {
    const [member, other] = [await somebody(demo), await somebody(demo)]
    const giver = await lateGiver({ token: member.token }, member.email)
    const { output: gifts } = await demo.call(endpoints.monthlyGifts, {}, { token: member.token })
    expect(gifts).toMatchObject([{ monthly_gift_id: giver.giftId, payment_failed: true }])
    const input = { monthly_gift_id: giver.giftId }
    expect(await demo.call(endpoints.replaceMonthlyCard, input, { token: other.token })).toMatchObject({ status: 404 })
    const { output } = await demo.call(endpoints.replaceMonthlyCard, input, { token: member.token })
    const back = targetOf(await typeCard(output.url, '5555 5555 5555 4444'))
    expect(await textOf(back)).toContain('nothing is owed')
    expect((await demo.call(endpoints.monthlyGifts, {}, { token: member.token })).output).toMatchObject([
      { payment_failed: false },
    ])
    await fetch(await addressOf(giver), { method: 'POST' })
    expect(await demo.call(endpoints.replaceMonthlyCard, input, { token: member.token })).toMatchObject({ status: 409 })
  })

  test('is not offered until the provider has set the gift up, nor after its end', async () => {
    const { token } = await somebody(demo)
    const { giftId } = await monthlyGiver(demo, {}, { token })
    const { db } = demo.context
    const offered = async () =>
      (await demo.call(endpoints.monthlyGifts, {}, { token })).output.map(gift => gift.card_replaceableYN)
    expect(await offered()).toEqual([true])
    await db.updateTable('monthly_gifts').set({ subscription_id: null }).where('id', '=', giftId).execute()
    expect(await offered()).toEqual([false])
    const refused = await demo.call(endpoints.replaceMonthlyCard, { monthly_gift_id: giftId }, { token })
    expect(refused).toMatchObject({ status: 409, error: { error: 'card_not_replaceable' } })
    const { output } = await demo.call(endpoints.stopMonthlyGift, { monthly_gift_id: giftId }, { token })
    expect(output).toMatchObject({ status: 'ended', card_replaceableYN: false })
  })

  test('waits when the provider is unavailable, and says so', async () => {
    const giver = await lateGiver()
    const { checkout } = demo.context.stripe
    const { create } = checkout.sessions
    checkout.sessions.create = () => {
      throw new Stripe.errors.StripeConnectionError({ message: 'away', type: 'api_error' })
    }
    const answer = await post(`${await addressOf(giver)}/card`)
    checkout.sessions.create = create
    expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('Nothing was changed')])
  })
})
