import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endOrder } from '../../host-demo/server/checkout/payments/end-order.ts'
import { createPaymentRequest } from '../../host-demo/server/modules/payment-links/payment-requests.ts'
import type { InputOf } from '../../src/api/endpoint.ts'
import type { PaidBy } from '../../src/api/paid-by.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type Caller, type DemoServer, startDemo } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail, somebody } from './people.ts'
import { atDesk } from './pledges.ts'
import { makeBundle, makeType } from './tickets.ts'
import { newVoucher } from './vouchers.ts'

const event = 'moonlight'
const day = 24 * 60 * 60_000

type Lines = InputOf<typeof endpoints.payOffline>['lines']

describe.each(databasesFor(import.meta.url))('the term of promised orders on $name', database => {
  let demo: DemoServer
  let desk = { event, token: '' }
  beforeAll(async () => {
    demo = await startDemo(database)
    desk = { event, token: (await organiser(demo, event, ['*'])).token }
  }, 60_000)
  afterAll(() => demo.close())

  const promise = (lines: Lines, { email = newEmail(), code = '', from = {} as Caller } = {}) =>
    demo.call(
      endpoints.payOffline,
      {
        idempotency_key: randomUUID(),
        lines,
        ...(!from.token && { guest: { first_name: 'Ada', last_name: 'Lovelace', email } }),
        ...(code && { voucher_code: code }),
      },
      { event, ...from },
    )
  const seats = (event_ticket_type_id: string, quantity = 1): Lines => [
    { origin: 'ticket', event_ticket_type_id, quantity },
  ]
  const leftOf = async (type: string) =>
    (await demo.call(endpoints.tickets, { event })).output.types.find(one => one.event_ticket_type_id === type)?.left
  const orderOf = (id: string) =>
    demo.context.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const overdue = (id: string) =>
    demo.context.db.updateTable('orders').set({ expires_at: sql<Date>`now()` }).where('id', '=', id).execute()
  const look = async () => {
    const { db, jobs } = demo.context
    await db.updateTable('jobs').set({ run_at: sql<Date>`now()` }).where('kind', '=', 'expire-orders').execute()
    await jobs.runDue()
  }
  const mark = (order_id: string, paid_by: PaidBy | null) =>
    demo.call(endpoints.receiveOfflineOrder, { order_id, paid_by }, desk)
  const days = (offline_payment_days: number | null) =>
    demo.context.db.updateTable('events').set({ offline_payment_days }).where('id', '=', event).execute()
  const daysFromNow = (instant: string | Date | null | undefined) =>
    Math.round((new Date(instant ?? Number.NaN).getTime() - Date.now()) / day)

  test('tickets must be paid in fourteen days: the buyer and the desk see the date, and the mail says it', async () => {
    const email = newEmail()
    const { output } = await promise(seats(await makeType(demo, event)), { email })
    expect(daysFromNow(output.pay_by)).toBe(14)
    expect(output.instructions).toContain('Please pay by ')
    const [mail] = await mailsTo(demo, email)
    expect(mail?.body_text).toContain(output.instructions?.split('\n\n').at(-1))
    const { items } = (
      await demo.call(endpoints.adminOfflineOrders, { search: output.order_reference, status: 'awaited' }, desk)
    ).output
    expect(items).toMatchObject([{ pay_by: output.pay_by }])
  })

  test('an overdue order ends: its places are free, its buyer is told why, and the desk can take no money', async () => {
    const [email, type] = [newEmail(), await makeType(demo, event, { capacity: 4 })]
    const { order_id } = (await promise(seats(type, 4), { email })).output
    await look()
    expect([await leftOf(type), (await orderOf(order_id)).status]).toEqual([0, 'awaiting_offline_payment'])
    await overdue(order_id)
    await look()
    expect([await leftOf(type), (await orderOf(order_id)).status]).toEqual([4, 'cancelled'])
    const ended = (await mailsTo(demo, email)).filter(({ kind }) => kind === 'order_ended')
    expect(ended.map(({ body_text }) => body_text)).toEqual([expect.stringContaining('because it was not paid by ')])
    expect((await mark(order_id, 'cash')).error.error).toBe('order_cancelled')
  })

  test('pieces of a lot and the use of a voucher come back too', async () => {
    const lot = await makeLot(demo, event, { kind: 'buy_now', buy_now_price: 25_00, stock: 8 })
    const pieces: Lines = [{ origin: 'auction', auction_item_id: lot, quantity: 8 }]
    const code = await newVoucher(demo, { event_id: event, max_usages: 1 })
    const tables = async (): Promise<Lines> => {
      const wanted = { title: 'Your table', amount: 100_00 }
      return [
        { origin: 'dynamic_payment', payment_request: await createPaymentRequest(demo.context.db, event, wanted) },
      ]
    }
    const promised = [await promise(pieces), await promise(await tables(), { code })]
    expect(promised.map(({ output }) => daysFromNow(output.pay_by))).toEqual([14, 14])
    const refused = [await promise(pieces), await promise(await tables(), { code })]
    expect(refused.map(({ error }) => error.error)).toEqual(['lot_sold_out', 'voucher_used_up'])
    for (const { output } of promised) await overdue(output.order_id)
    // Whoever wants the code does not wait for the job.
    expect((await promise(await tables(), { code })).status).toBe(200)
    await look()
    expect((await promise(pieces)).status).toBe(200)
  })

  test('an order that ended unpaid is found when its money arrives, until its payer is forgotten', async () => {
    const { order_id, order_reference } = (await promise([{ origin: 'donation', amount: 40_00 }])).output
    const found = async (status: 'awaited' | 'ended' | 'all', search = order_reference) => {
      const { total, awaited_amount } = (await demo.call(endpoints.adminOfflineOrders, { search, status }, desk)).output
      return [total, awaited_amount]
    }
    expect(await found('ended')).toEqual([0, 0])
    await demo.call(endpoints.cancelOfflineOrder, { order_id }, desk)
    expect([await found('awaited'), await found('ended'), await found('all')]).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
    ])
    const forgotten_at = new Date()
    await demo.context.db.updateTable('orders').set({ forgotten_at }).where('id', '=', order_id).execute()
    expect(await found('ended')).toEqual([0, 0])
    const byCard = await demo.begin({}, { event })
    expect(await found('all', byCard.order_reference)).toEqual([0, 0])
  })

  test('gifts, pledges and payment links keep nothing from others, and never end', async () => {
    const { id } = await atDesk(demo)
    const wanted = { title: 'Your table', amount: 100_00 }
    const payment_request = await createPaymentRequest(demo.context.db, event, wanted)
    for (const line of [
      { origin: 'donation', amount: 10_00 },
      { origin: 'pledge', pledge_item_id: id, amount: 100_00 },
      { origin: 'dynamic_payment', payment_request },
    ] as const) {
      const { output } = await promise([line])
      expect([output.pay_by, output.instructions]).toEqual([undefined, expect.not.stringContaining('Please pay by')])
    }
  })

  test('an organiser chooses the days, or none', async () => {
    const type = await makeType(demo, event)
    await days(3)
    expect(daysFromNow((await promise(seats(type))).output.pay_by)).toBe(3)
    await days(null)
    const { pay_by, order_id } = (await promise(seats(type))).output
    expect(pay_by).toBeUndefined()
    await days(14)
    await look()
    expect((await orderOf(order_id)).status).toBe('awaiting_offline_payment')
  })

  test('what the desk records has no end; what it takes back has a new one', async () => {
    const { order_id } = (await promise(seats(await makeType(demo, event)))).output
    await overdue(order_id)
    expect((await mark(order_id, 'cash')).output).toMatchObject({ status: 'paid' })
    expect((await orderOf(order_id)).expires_at).toBeNull()
    await look()
    expect((await orderOf(order_id)).status).toBe('paid')
    const { pay_by } = (await mark(order_id, null)).output
    expect(daysFromNow(pay_by)).toBe(14)
  })

  test('the desk and the end of the term meet: one of them wins, and the other says so', async () => {
    for (let time = 0; time < 4; time++) {
      const type = await makeType(demo, event, { capacity: 1 })
      const { order_id } = (await promise(seats(type))).output
      await overdue(order_id)
      const end = () => endOrder(demo.context, order_id, { onlyIfExpired: true })
      const early = time % 2 ? end() : undefined
      const [paid, ended] = await Promise.all([mark(order_id, 'cash'), early ?? end()])
      const { status } = await orderOf(order_id)
      expect(ended.status).toBe(status)
      expect(status === 'paid' ? paid.output.status : paid.error.error).toBe(
        status === 'paid' ? 'paid' : 'order_cancelled',
      )
      expect(await leftOf(type)).toBe(status === 'paid' ? 0 : 1)
    }
  })

  test('an order that the desk was paid for and took back is not ended by the job for its old term', async () => {
    const { order_id } = (await promise(seats(await makeType(demo, event)))).output
    const ended = await endOrder(demo.context, order_id, { onlyIfExpired: true })
    expect(ended.status).toBe('awaiting_offline_payment')
  })

  describe('somebody without an account', () => {
    test('keeps at most twenty pieces in an order, over all its lines and in bundles', async () => {
      const type = await makeType(demo, event, { capacity: 100 })
      const table = await makeBundle(demo, event, { [type]: 10 })
      const lot = await makeLot(demo, event, { kind: 'buy_now', buy_now_price: 25_00, stock: 100 })
      const tables = (quantity: number): Lines => [{ origin: 'ticket', ticket_bundle_id: table, quantity }]
      const too: Lines[] = [
        seats(type, 21),
        tables(3),
        [...seats(type, 12), { origin: 'auction', auction_item_id: lot, quantity: 9 }],
      ]
      for (const lines of too) {
        const { status, error } = await promise(lines)
        expect([status, error.error]).toEqual([409, 'promise_too_large'])
      }
      expect(await leftOf(type)).toBe(100)
      expect((await promise(tables(2))).status).toBe(200)
      const { token } = await somebody(demo)
      expect((await promise(seats(type, 30), { from: { token } })).status).toBe(200)
    })

    test('has at most five unpaid orders by address, from whatever network, and more once one is paid', async () => {
      const [email, type] = [newEmail(), await makeType(demo, event, { capacity: 100 })]
      const from = (network: number) => ({ address: `203.0.113.${network}` })
      const orders = []
      for (let time = 0; time < 5; time++) {
        const { output } = await promise(seats(type), { email, from: from(time) })
        orders.push(output.order_id)
      }
      const sixth = (more = {}) => promise(seats(type), { email: email.toUpperCase(), from: from(9), ...more })
      const { status, error } = await sixth()
      expect([status, error.error]).toEqual([409, 'too_many_promises'])
      expect(await leftOf(type)).toBe(95)
      // What keeps nothing from others is not counted.
      expect((await promise([{ origin: 'donation', amount: 10_00 }], { email, from: from(9) })).status).toBe(200)
      await mark(orders[0] ?? '', 'cash')
      const both = await Promise.all([sixth(), sixth()])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    })
  })
})
