import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { giftAidDeclaration } from '../../src/lib/gift-aid.ts'
import { monthsAfter } from '../../src/lib/months.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import {
  declineFromNowOn,
  deliver,
  giftOf,
  kindsOfMails,
  monthlyGiver,
  newsOf,
  ordersOf,
  passMonth,
} from './monthly.ts'
import { organiser } from './organisers.ts'
import { codeFor, mailsTo, newEmail, password, somebody } from './people.ts'

const charity = 'Three Rivers Air Ambulance'

/** A later payment of a monthly gift. */
describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  let news: ReturnType<typeof newsOf>
  beforeAll(async () => {
    demo = await startDemo(database)
    news = newsOf(demo.standIn)
  }, 60_000)
  afterAll(() => demo.close())

  test('a month is an order and a gift of its own, once, however often and in whatever order it is reported', async () => {
    const giver = await monthlyGiver(demo)
    const before = await demo.total()
    await news()
    await passMonth(demo, giver)
    const events = await news()
    expect(events.map(({ type }) => type)).toContain('invoice.paid')
    await deliver(demo, events.toReversed())
    await deliver(demo, events)
    await Promise.all(events.map(({ id }) => demo.standIn?.events.deliver(id)))
    const after = await demo.total()
    expect(after).toMatchObject({
      total_raised: before.total_raised + 50_00,
      donation_count: before.donation_count + 1,
      donor_count: before.donor_count,
      sequence: before.sequence + 1,
    })
    const orders = await ordersOf(demo, giver.giftId)
    expect(orders.map(({ status, total }) => [status, total])).toEqual([
      ['paid', 50_00],
      ['paid', 50_00],
    ])
    expect(await kindsOfMails(demo, giver.email)).toEqual(['receipt', 'receipt'])
    expect(await demo.sumOfGifts()).toMatchObject({ amount: after.total_raised })
  })

  test('a month’s receipt tells when the next one is', async () => {
    const giver = await monthlyGiver(demo)
    await news()
    await passMonth(demo, giver)
    await deliver(demo, await news('invoice.paid'))
    const { next_at, began_at } = await giftOf(demo, giver.order.order_id)
    const before = monthsAfter(began_at ?? new Date(0), 2).getTime() - (next_at?.getTime() ?? 0)
    expect(before).toBeGreaterThanOrEqual(0)
    expect(before).toBeLessThanOrEqual(61_000)
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
    const [receipt] = await mailsTo(demo, giver.email)
    expect(receipt?.body_text).toContain(`The next payment is on ${day.format(next_at ?? undefined)}.`)
  })

  test('a month counts even if it is reported before the server knows the subscription', async () => {
    const giver = await monthlyGiver(demo)
    const before = await demo.total()
    const { db } = demo.context
    await db.updateTable('monthly_gifts').set({ subscription_id: null }).where('id', '=', giver.giftId).execute()
    await news()
    await passMonth(demo, giver)
    await deliver(demo, await news('invoice.paid'))
    expect((await demo.total()).total_raised).toBe(before.total_raised + 50_00)
  })

  test('a month is invoiced to the same organisation as the first', async () => {
    const giver = await monthlyGiver(demo)
    const { db } = demo.context
    const organisation = { organisation: 'Mill Ltd', organisation_number: '0123', organisation_address: '1 Mill Lane' }
    await db.updateTable('orders').set(organisation).where('id', '=', giver.order.order_id).execute()
    await news()
    await passMonth(demo, giver)
    await deliver(demo, await news('invoice.paid'))
    expect(await ordersOf(demo, giver.giftId)).toMatchObject([organisation, organisation])
  })

  test('a month with another amount is left for people to review, and counts nothing', async () => {
    const giver = await monthlyGiver(demo)
    const may = await organiser(demo, event, ['payments.viewlist'])
    const before = await demo.total()
    const { db } = demo.context
    await db.updateTable('monthly_gifts').set({ amount: 40_00 }).where('id', '=', giver.giftId).execute()
    await news()
    await passMonth(demo, giver)
    await deliver(demo, await news('invoice.paid'))
    expect(await demo.total()).toEqual(before)
    const problems = await db
      .selectFrom('payment_problems')
      .select('problem')
      .where('order_id', '=', giver.order.order_id)
      .execute()
    expect(problems).toMatchObject([{ problem: expect.stringContaining('paid 5000 GBP') }])
    expect((await mailsTo(demo, may.email)).map(({ kind }) => kind)).toEqual(['payment_problem'])
  })

  test('a month that is refunded lowers the total again, and the others stay', async () => {
    const giver = await monthlyGiver(demo)
    await news()
    await passMonth(demo, giver)
    await deliver(demo, await news('invoice.paid'))
    const before = await demo.total()
    const [, second] = await ordersOf(demo, giver.giftId)
    await demo.context.stripe.refunds.create({ payment_intent: second?.payment_intent_id ?? '' })
    await deliver(demo, await news())
    expect((await demo.total()).total_raised).toBe(before.total_raised - 50_00)
    expect((await ordersOf(demo, giver.giftId)).map(({ status }) => status)).toEqual(['paid', 'refunded'])
  })

  test('a declined month counts nothing, and is mailed once with what to do', async () => {
    const giver = await monthlyGiver(demo)
    const before = await demo.total()
    await declineFromNowOn(demo, giver.subscriptionId)
    await news()
    await passMonth(demo, giver)
    const events = await news()
    await deliver(demo, events)
    await deliver(demo, events.toReversed())
    expect(await demo.total()).toEqual(before)
    expect(await kindsOfMails(demo, giver.email)).toEqual(['monthly_gift_failed', 'receipt'])
    const [mail] = await mailsTo(demo, giver.email)
    expect(mail?.body_text).toContain('Nothing was taken, and you owe nothing.')
    await passMonth(demo, giver)
    await deliver(demo, await news())
    expect((await kindsOfMails(demo, giver.email))[0]).toBe('monthly_gift_ended')
    expect(await giftOf(demo, giver.order.order_id)).toMatchObject({ status: 'ended' })
  })

  test('its letters follow the account to a new address, unless another was typed for them', async () => {
    const { token, email } = await somebody(demo)
    const own = await monthlyGiver(demo, { email }, { token })
    const typed = await monthlyGiver(demo, {}, { token })
    const next = newEmail()
    const { otp_id } = (await demo.call(endpoints.changeEmail, { email: next, password }, { token })).output
    await demo.call(endpoints.confirmEmail, { otp_id, otp: await codeFor(demo, next) }, { token })
    await news()
    const { donor_count } = await demo.total()
    for (const giver of [own, typed]) await passMonth(demo, giver)
    await declineFromNowOn(demo, own.subscriptionId)
    await passMonth(demo, own)
    await deliver(demo, await news())
    expect((await kindsOfMails(demo, next)).slice(0, 2)).toEqual(['monthly_gift_failed', 'receipt'])
    expect(await kindsOfMails(demo, email)).toEqual(['email_changed', 'receipt'])
    expect(await kindsOfMails(demo, typed.email)).toEqual(['receipt', 'receipt'])
    expect(await demo.total()).toMatchObject({ donor_count })
  })

  test.each([
    ['all_gifts' as const, 2],
    ['this_gift' as const, 1],
  ])('a month carries a declaration for %s %i times', async (scope, times) => {
    const words = giftAidDeclaration(scope, charity)
    const address = { outside_uk: 'no' as const, line_1: '3 Lantern Row', town: 'Larchester', postcode: 'ZZ1 1AA' }
    const giver = await monthlyGiver(demo, {
      extra: { uk_tax_payer: 'yes', gift_aid: { scope, words, address } },
    })
    await news()
    await passMonth(demo, giver)
    await deliver(demo, await news('invoice.paid'))
    const declared = await demo.context.db
      .selectFrom('gift_aid_declarations')
      .innerJoin('order_lines', 'order_lines.id', 'gift_aid_declarations.order_line_id')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['words', 'postcode'])
      .where('monthly_gift_id', '=', giver.giftId)
      .execute()
    expect(declared).toEqual(Array.from({ length: times }, () => ({ words, postcode: 'ZZ1 1AA' })))
  })

  test('events of other sites’ subscriptions and invoices are accepted, and do nothing', async () => {
    const before = await demo.total()
    const { stripe, stripeWebhookSecret: secret } = demo.context
    for (const [type, object] of [
      ['invoice.paid', { id: 'in_of_another', object: 'invoice' }],
      ['customer.subscription.deleted', { id: 'sub_of_another', object: 'subscription' }],
    ] as const) {
      const payload = JSON.stringify({ id: `evt_${type}_${database.name}`, object: 'event', type, data: { object } })
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret })
      const init = { method: 'POST', body: payload, headers: { 'stripe-signature': signature } }
      expect((await fetch(`${demo.url}/api/v1/webhooks/stripe`, init)).status).toBe(200)
    }
    expect(await demo.total()).toEqual(before)
  })
})
