import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { mailsTo } from './people.ts'
import { setEventLocale } from './set-event-locale.ts'

describe.each(databasesFor(import.meta.url))('payments that do not match their order, on $name', database => {
  let demo: DemoServer
  let desk = { event, token: '' }
  beforeAll(async () => {
    demo = await startDemo(database)
    desk = { event, token: (await organiser(demo, event, ['*'])).token }
  }, 60_000)
  afterAll(() => demo.close())

  const listed = async (from = desk) => (await demo.call(endpoints.adminPaymentProblems, {}, from)).output.items
  const settle = (problem_id: string, from = desk) => demo.call(endpoints.settlePaymentProblem, { problem_id }, from)

  async function paidWrongly(change: { readonly amount?: number; readonly currency?: string }): Promise<string> {
    const order = await demo.begin({ amount: 30_00 })
    await demo.context.stripe.paymentIntents.update(order.payment_intent_id, change)
    await demo.pay(order.payment_intent_id)
    expect(await demo.confirm(order)).toMatchObject({ status: 'pending', reviewYN: true })
    return order.order_reference
  }

  test('are listed with what has arrived until the organiser has dealt with them', async () => {
    expect(await listed()).toEqual([])
    const reference = await paidWrongly({ amount: 1_00 })
    const inYen = await paidWrongly({ currency: 'jpy' })
    const [first, second] = await listed()
    expect(first).toMatchObject({
      order_reference: reference,
      order_total: 30_00,
      amount: 1_00,
      currency: 'GBP',
      currency_decimals: 2,
      payment_intent_id: expect.stringMatching(/^pi_/),
    })
    expect(second).toMatchObject({ order_reference: inYen, amount: 30_00, currency: 'JPY', currency_decimals: 0 })

    const settled = [first, first].map(problem => settle(problem?.problem_id ?? ''))
    for (const { status } of await Promise.all(settled)) expect(status).toBe(200)
    expect((await listed()).map(({ order_reference }) => order_reference)).toEqual([inYen])
    const log = async () => (await demo.call(endpoints.auditLog, {}, desk)).output.items
    const entries = (await log()).filter(({ kind }) => kind === 'payment_problem')
    expect(entries).toMatchObject([{ action: 'settle', title: reference, can_undoYN: true }])
    expect((await demo.call(endpoints.undoAction, { entry_id: entries[0]?.entry_id ?? '' }, desk)).status).toBe(200)
    expect(await listed()).toHaveLength(2)
  })

  test('are another event’s matter, and settled only by those who may', async () => {
    const [problem] = await listed()
    const other = { event: 'summer', token: (await organiser(demo, 'summer', ['*'])).token }
    expect(await listed(other)).toEqual([])
    expect(await settle(problem?.problem_id ?? '', other)).toMatchObject({
      status: 404,
      error: { error: 'payment_problem_not_found' },
    })
    const reader = { event, token: (await organiser(demo, event, ['payments.viewlist'])).token }
    expect((await settle(problem?.problem_id ?? '', reader)).status).toBe(403)
    expect(await listed()).toContainEqual(problem)
  })

  test('are mailed once to each organiser who may see payments, with the way to the list', async () => {
    const may = await organiser(demo, event, ['payments.viewlist'])
    const mayNot = await organiser(demo, event, ['pages.view', 'guests.viewlist'])
    const elsewhere = await organiser(demo, 'summer', ['*'])
    const { db } = demo.context
    const { organisation_id } = await db
      .selectFrom('memberships')
      .select('organisation_id')
      .where('user_id', '=', may.user.user_id)
      .executeTakeFirstOrThrow()
    const twice = { organisation_id, user_id: may.user.user_id, event_id: event, permissions: '["*"]' }
    await db.insertInto('memberships').values(twice).execute()

    const reference = await paidWrongly({ currency: 'jpy' })
    for (const { id } of (await demo.standIn?.events.list()) ?? []) await demo.standIn?.events.deliver(id)
    const [mail, ...more] = await mailsTo(demo, may.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      kind: 'payment_problem',
      subject: `A payment does not match its order ${reference}`,
      body_text: expect.stringMatching(/\/\/riverside\.localhost:\d+\/admin-dash\/payments$/m),
    })
    expect(mail?.body_text).toMatch(/Ordered for: £30\n.*Arrived: ¥3,000/)
    expect(await mailsTo(demo, mayNot.email)).toEqual([])
    expect(await mailsTo(demo, elsewhere.email)).toEqual([])
  })

  test('are mailed in the event’s language', async () => {
    const may = await organiser(demo, event, ['payments.viewlist'])
    await setEventLocale(demo, 'riverside-10k', 'de-DE')
    onTestFinished(() => setEventLocale(demo, 'riverside-10k', 'en-GB'))
    const reference = await paidWrongly({ amount: 1_00 })
    const [mail] = await mailsTo(demo, may.email)
    expect(mail?.subject).toBe(`Eine Zahlung passt nicht zu ihrer Bestellung ${reference}`)
    expect(mail?.body_text).toContain('Zahlung ansehen')
  })

  test('a payment that was only cancelled is neither listed nor mailed', async () => {
    const before = await listed()
    const may = await organiser(demo, event, ['payments.viewlist'])
    const order = await demo.begin({ amount: 12_00 })
    const other = await demo.context.stripe.paymentIntents.create({
      amount: 12_00,
      currency: 'gbp',
      automatic_payment_methods: { enabled: true },
      metadata: { order_id: order.order_id },
    })
    await demo.context.stripe.paymentIntents.cancel(other.id)
    for (const { id } of (await demo.standIn?.events.list()) ?? []) await demo.standIn?.events.deliver(id)
    const noted = demo.context.db.selectFrom('payment_problems').select('amount').where('order_id', '=', order.order_id)
    expect(await noted.execute()).toEqual([{ amount: null }])
    expect(await listed()).toEqual(before)
    expect(await mailsTo(demo, may.email)).toEqual([])
  })
})
