import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markPaidOffline } from '../../host-demo/server/checkout/payments/offline.ts'
import { endpoints } from '../../src/api/table.ts'
import { databases } from '../databases.ts'
import { type DemoServer, event, giftInput, startDemo } from './demo-server.ts'
import { mailsTo, somebody } from './people.ts'

describe.each(databases)('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const ordersOf = async (email: string) =>
    demo.context.db.selectFrom('orders').select('id').where('email', '=', email).execute()

  test('a gift counts once, as soon as the provider has the money', async () => {
    const before = await demo.total()
    const order = await demo.begin({ amount: 25_00 })
    expect(order).toMatchObject({ status: 'pending', order_total: 25_00, currency: 'GBP' })
    expect((await demo.confirm(order)).payment_status).toBe('requires_payment_method')
    expect(await demo.total()).toEqual(before)
    await demo.pay(order.payment_intent_id)
    for (const _ of [1, 2, 3]) {
      expect(await demo.confirm(order)).toMatchObject({ status: 'paid', payment_status: 'succeeded' })
    }
    expect(await demo.total()).toMatchObject({
      sequence: before.sequence + 1,
      total_raised: before.total_raised + 25_00,
      donation_count: before.donation_count + 1,
      donor_count: before.donor_count + 1,
    })
    expect(await demo.sumOfGifts()).toMatchObject({ amount: before.total_raised + 25_00 })
  })

  test('counts who gives twice as one donor, however the address is written', async () => {
    const before = await demo.total()
    for (const email of ['twice@donors.example', ' Twice@Donors.example']) {
      const order = await demo.begin({ email })
      await demo.pay(order.payment_intent_id)
      await demo.confirm(order)
    }
    const after = await demo.total()
    expect([after.donation_count, after.donor_count]).toEqual([before.donation_count + 2, before.donor_count + 1])
  })

  test('gives one attempt one order, one intent and one answer, also when it comes in a crowd', async () => {
    const gift = { key: randomUUID(), email: `${randomUUID()}@donors.example` }
    const answers = await Promise.all(Array.from({ length: 8 }, () => demo.begin(gift)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await demo.begin(gift)).toEqual(answers[0])
    expect(await ordersOf(gift.email)).toHaveLength(1)
  })

  test('finds the intent again after a crash between the provider and the database', async () => {
    const gift = { key: randomUUID(), email: `${randomUUID()}@donors.example` }
    const first = await demo.begin(gift)
    await demo.context.db
      .updateTable('orders')
      .set({ payment_intent_id: null })
      .where('id', '=', first.order_id)
      .execute()
    expect(await demo.begin(gift)).toEqual(first)
  })

  test('reports that payments are unavailable while the provider handles the same call', async () => {
    const gift = giftInput()
    const { order_id } = (await demo.call(endpoints.payStripe, gift)).output
    const { db } = demo.context
    await db.updateTable('orders').set({ payment_intent_id: null }).where('id', '=', order_id).execute()
    await sql`update stripe_stand_in.idempotency set status = null where key = ${`order-${order_id}`}`.execute(db)
    expect(await demo.call(endpoints.payStripe, gift)).toMatchObject({
      status: 502,
      error: { error: 'payments_unavailable' },
    })
  })

  test('refuses an attempt’s key with other content', async () => {
    const key = randomUUID()
    await demo.begin({ key, email: 'same@donors.example' })
    const other = giftInput({ key, email: 'same@donors.example', amount: 51_00 })
    expect(await demo.call(endpoints.payStripe, other)).toMatchObject({
      status: 409,
      error: { error: 'idempotency_key_reused' },
    })
  })

  test.each([0, 99, 10_000_01, 1.5])('refuses a gift of %d pence', async amount => {
    const { status, error } = await demo.call(endpoints.payStripe, giftInput({ amount }))
    expect(status).toBe(400)
    expect(Object.keys(error.fields ?? {})).toEqual(['lines.0.amount'])
  })

  test('refuses a gift from nobody', async () => {
    const { guest: _, ...input } = giftInput()
    const { status, error } = await demo.call(endpoints.payStripe, input)
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['guest']])
  })

  test('shows an order to its owner and with its key only', async () => {
    const token = (await somebody(demo)).access_token
    const stranger = (await somebody(demo)).access_token
    const { guest: _, ...input } = giftInput()
    const { output: made } = await demo.call(endpoints.payStripe, input, { token })
    const { order_id, order_key } = made
    const read = (key: string | undefined, from: { token?: string; event?: string }) =>
      demo.call(endpoints.order, { order_id, ...(key && { order_key: key }) }, from)
    expect((await read(undefined, { token })).output).toMatchObject({ order_total: 50_00, lines: [{ amount: 50_00 }] })
    expect((await read(order_key, {})).status).toBe(200)
    for (const refused of [
      await read(undefined, {}),
      await read('another key', {}),
      await read(undefined, { token: stranger }),
      await read(order_key, { event: 'moonlight' }),
      await demo.call(endpoints.payStripeConfirm, { order_id, order_key: 'another key' }, { token: stranger }),
    ]) {
      expect(refused).toMatchObject({ status: 404, error: { error: 'order_not_found' } })
    }
    expect((await demo.call(endpoints.orders, {}, { token })).output).toHaveLength(1)
    expect((await demo.call(endpoints.orders, {}, { token: stranger })).output).toEqual([])
    const replayed = await demo.call(endpoints.payStripe, input, { token: stranger })
    expect(replayed.status).toBe(409)
  })

  test('keeps a declined order open for another card', async () => {
    const order = await demo.begin()
    await expect(demo.pay(order.payment_intent_id, 'pm_card_chargeDeclined')).rejects.toThrow('declined')
    expect(await demo.confirm(order)).toMatchObject({ status: 'pending', payment_status: 'requires_payment_method' })
    await demo.pay(order.payment_intent_id)
    expect(await demo.confirm(order)).toMatchObject({ status: 'paid', payment_status: 'succeeded' })
  })

  test('counts a promise to pay outside when the organiser has the money, and once', async () => {
    await demo.context.db
      .updateTable('events')
      .set({ offline_instructions: 'Bank transfer, please.' })
      .where('id', '=', event)
      .execute()
    const before = await demo.total()
    const { output: order } = await demo.call(endpoints.payOffline, giftInput({ amount: 12_34 }))
    expect(order).toMatchObject({ status: 'awaiting_offline_payment', instructions: 'Bank transfer, please.' })
    expect(await demo.total()).toEqual(before)
    await Promise.all([1, 2, 3].map(() => markPaidOffline(demo.context, order.order_id)))
    expect((await demo.total()).total_raised).toBe(before.total_raised + 12_34)
    expect((await demo.sumOfGifts()).amount).toBe(before.total_raised + 12_34)
  })

  test('mails once how a promise is paid, and limits such mails to one address', async () => {
    const email = 'promising@donors.example'
    const promise = (key: string) => demo.call(endpoints.payOffline, giftInput({ key, email, amount: 12_34 }))
    const first = randomUUID()
    const { output: order } = await promise(first)
    expect((await promise(first)).output.order_id).toBe(order.order_id)
    const mails = await mailsTo(demo, email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain('How to pay your £12.34')
    expect(mails[0]?.body_text).toMatch(new RegExp(`Bank transfer, please\\.[^]*${order.order_reference}`))
    for (let more = 0; more < 4; more++) expect((await promise(randomUUID())).status).toBe(200)
    expect((await promise(randomUUID())).status).toBe(429)
    for (let replay = 0; replay < 40; replay++) expect((await promise(first)).output.order_id).toBe(order.order_id)
  })

  test('refuses promises where the organiser takes cards only', async () => {
    await demo.context.db.updateTable('events').set({ offline_instructions: null }).where('id', '=', event).execute()
    expect(await demo.call(endpoints.payOffline, giftInput())).toMatchObject({
      status: 403,
      error: { error: 'offline_payment_disabled' },
    })
  })
})
