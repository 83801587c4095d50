import { sql } from 'kysely'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { log } from '../../host-demo/server/platform/log.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { mailsTo } from './people.ts'
import { setEventLocale } from './set-event-locale.ts'
import { buyTickets, makeType } from './tickets.ts'

describe.each(databasesFor(import.meta.url))('refunds that fail at the provider, on $name', database => {
  let demo: DemoServer
  let desk: { email: string; token: string }
  let ahead = 0
  beforeAll(async () => {
    demo = await startDemo(database, { now: () => new Date(Date.now() + ahead) })
    desk = await organiser(demo, event, ['*'])
  }, 60_000)
  afterAll(() => demo.close())

  /** Two seats at £20, and what the desk does with the first. */
  async function twoSeats(card: string) {
    const type = await makeType(demo, event)
    const { output } = await buyTickets(demo, [{ event_ticket_type_id: type, quantity: 2 }])
    await demo.pay(output.payment_intent_id, card)
    const { order_id, order_key, order_reference } = await demo.confirm(output)
    const { guests } = (await demo.call(endpoints.orderGuests, { order_id, order_key })).output
    const guest_ticket_id = guests[0]?.guest_ticket_id ?? ''
    return {
      order_id,
      reference: order_reference,
      intent: output.payment_intent_id,
      async shown() {
        const { seats } = (await demo.call(endpoints.seatRefund, { guest_ticket_id }, desk)).output
        return seats.map(({ amount, state }) => [amount, state])
      },
      async refund() {
        const asked = { guest_ticket_ids: [guest_ticket_id], even_inYN: 'no' as const }
        const { status } = await demo.call(endpoints.refundSeats, asked, desk)
        await demo.context.jobs.runDue()
        return status
      },
    }
  }
  const letters = async (about: string, to = desk.email) =>
    (await mailsTo(demo, to)).filter(({ kind, subject }) => kind === 'refund_failed' && subject.includes(about))
  function quiet() {
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
    onTestFinished(() => error.mockRestore())
    return error
  }
  const hearAll = async () => {
    for (const { id } of (await demo.standIn?.events.list()) ?? []) await demo.standIn?.events.deliver(id)
  }

  test('leave the seat to be refunded again, and are mailed to those who see payments', async () => {
    const error = quiet()
    const mayNot = await organiser(demo, event, ['guests.viewlist'])
    const seats = await twoSeats('pm_card_refundFail')
    expect(await seats.refund()).toBe(200)
    expect(await seats.shown()).toEqual([
      [20_00, 'good'],
      [20_00, 'good'],
    ])
    await hearAll()
    const [mail, ...more] = await letters(seats.reference)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: `A refund of order ${seats.reference} was not made`,
      body_text: expect.stringMatching(/Total: £40\n.*Not refunded: £20\n/),
    })
    expect(await letters(seats.reference, mayNot.email)).toEqual([])
    const refund_id = expect.stringMatching(/^ref_/)
    expect(error.mock.calls).toEqual([[{ refund_id, order_id: seats.order_id }, 'A refund was not made']])

    expect(await seats.refund()).toBe(200)
    expect(await letters(seats.reference)).toHaveLength(2)
    const { refunded } = await demo.context.db
      .selectFrom('orders')
      .select('refunded')
      .where('id', '=', seats.order_id)
      .executeTakeFirstOrThrow()
    expect(refunded).toBe(0)
  })

  test('of more than is left of a charge are free to be asked for again, and are mailed about', async () => {
    quiet()
    const seats = await twoSeats('pm_card_visa')
    // Somebody has refunded most of it in the provider's dashboard.
    await demo.context.stripe.refunds.create({ payment_intent: seats.intent, amount: 30_00 })
    expect(await seats.refund()).toBe(200)
    const { db } = demo.context
    const asked = await db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .leftJoin('jobs', 'jobs.key', 'refunds.id')
      .select(['refunds.status', 'jobs.last_problem'])
      .where('payments.order_id', '=', seats.order_id)
      .where('order_line_id', 'is not', null)
      .execute()
    expect(asked).toEqual([{ status: 'undone', last_problem: null }])
    expect(await letters(seats.reference)).toHaveLength(1)
  })

  test('are made once, though an answer was lost and the provider has forgotten the idempotency key', async () => {
    const { refunds } = demo.context.stripe
    const seats = await twoSeats('pm_card_visa')
    const create = refunds.create.bind(refunds)
    const lost = vi.spyOn(refunds, 'create').mockImplementationOnce(async (...call) => {
      await create(...(call as Parameters<typeof create>))
      throw new Stripe.errors.StripeConnectionError({ message: 'The answer was lost', type: 'api_error' })
    })
    onTestFinished(() => lost.mockRestore())
    await seats.refund()
    ahead = 25 * 60 * 60_000
    onTestFinished(() => {
      ahead = 0
    })
    await demo.context.db.updateTable('jobs').set({ run_at: sql`now()` }).where('kind', '=', 'refund').execute()
    await demo.context.jobs.runDue()
    const { data } = await refunds.list({ payment_intent: seats.intent })
    expect(data.map(({ amount }) => amount)).toEqual([20_00])
    expect((await seats.shown())[0]).toEqual([20_00, 'ended'])
  })

  test('are mailed in the event’s language', async () => {
    quiet()
    await setEventLocale(demo, 'riverside-10k', 'de-DE')
    onTestFinished(() => setEventLocale(demo, 'riverside-10k', 'en-GB'))
    const seats = await twoSeats('pm_card_refundFail')
    await seats.refund()
    const [mail] = await letters(seats.reference)
    expect(mail?.subject).toBe(`Eine Erstattung der Bestellung ${seats.reference} ist fehlgeschlagen`)
  })

  test('are heard of by webhook, too, if the provider’s news come first', async () => {
    quiet()
    const seats = await twoSeats('pm_card_refundFail')
    const { run } = stopJobs()
    expect(await seats.refund()).toBe(200)
    const { id, amount } = await newestRefund(seats.order_id)
    const asked = { payment_intent: seats.intent, amount, metadata: { refund_id: id } }
    await demo.context.stripe.refunds.create(asked, { idempotencyKey: id })
    await hearAll()
    expect((await newestRefund(seats.order_id)).status).toBe('undone')
    run()
    expect(await letters(seats.reference)).toHaveLength(1)
  })
  function stopJobs() {
    const runDue = vi.spyOn(demo.context.jobs, 'runDue').mockResolvedValue(undefined as never)
    const wake = vi.spyOn(demo.context.jobs, 'wake').mockReturnValue(undefined)
    const run = () => {
      runDue.mockRestore()
      wake.mockRestore()
    }
    onTestFinished(run)
    return { run }
  }
  const newestRefund = (orderId: string) =>
    demo.context.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select(['refunds.id', 'refunds.amount', 'refunds.status', 'payment_id'])
      .where('order_id', '=', orderId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()

  test('of a disputed charge are not tried again, or the charity would pay twice once it has won', async () => {
    const error = quiet()
    const order = await demo.begin({ amount: 30_00 })
    await demo.pay(order.payment_intent_id, 'pm_card_createDispute')
    await demo.confirm(order)
    const { db, jobs, stripe } = demo.context
    // As if it had been requested before the dispute.
    const payment = db.selectFrom('payments').select('id').where('order_id', '=', order.order_id)
    const id = `ref_of_${order.order_id}`
    const now = new Date()
    const { id: payment_id } = await payment.executeTakeFirstOrThrow()
    const row = { id, payment_id, order_line_id: null, provider_id: null, kind: 'refund', amount: 10_00 } as const
    await db
      .insertInto('refunds')
      .values({ ...row, status: 'requested', created_at: now })
      .execute()
    await db.insertInto('jobs').values({ kind: 'refund', key: id, payload: '{}', due_at: now, run_at: now }).execute()
    await jobs.runDue()
    const state = () => db.selectFrom('refunds').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    expect(await state()).toEqual({ status: 'undone' })
    expect(await letters(order.order_reference)).toHaveLength(1)
    expect(error.mock.calls).toEqual([[{ refund_id: id, order_id: order.order_id }, 'A refund was not made']])
    expect(await db.selectFrom('jobs').select('key').where('key', '=', id).execute()).toEqual([])
    const [dispute] = (await stripe.disputes.list({ payment_intent: order.payment_intent_id })).data
    await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } })
    await hearAll()
    expect((await stripe.refunds.list({ payment_intent: order.payment_intent_id })).data).toEqual([])
  })
})
