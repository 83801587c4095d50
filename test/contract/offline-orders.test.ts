import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import { createPaymentRequest } from '../../host-demo/server/modules/payment-links/payment-requests.ts'
import type { InputOf } from '../../src/api/endpoint.ts'
import type { PaidBy } from '../../src/api/paid-by.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail } from './people.ts'
import { atDesk } from './pledges.ts'
import { makeType } from './tickets.ts'
import { newVoucher } from './vouchers.ts'

const event = 'moonlight'

describe('orders that are paid to the organiser', () => {
  let demo: DemoServer
  let desk = { event, token: '' }
  beforeAll(async () => {
    demo = await startDemo(embedded)
    desk = { event, token: (await organiser(demo, event, ['*'])).token }
  }, 60_000)
  afterAll(() => demo.close())

  const total = async () => (await demo.call(endpoints.donationTotal, { event })).output
  const promised = async (lines: InputOf<typeof endpoints.payOffline>['lines'], email = newEmail(), code = '') => {
    const guest = { first_name: 'Ada', last_name: 'Lovelace', email }
    const { output, error } = await demo.call(
      endpoints.payOffline,
      { idempotency_key: randomUUID(), lines, guest, ...(code && { voucher_code: code }) },
      { event },
    )
    if (!output) throw new Error(JSON.stringify(error))
    return output
  }
  const mark = (order_id: string, paid_by: PaidBy | null, from = desk) =>
    demo.call(endpoints.receiveOfflineOrder, { order_id, paid_by }, from)
  const list = async (search: string, status: 'awaited' | 'paid' | 'all' = 'awaited') =>
    (await demo.call(endpoints.adminOfflineOrders, { search, status }, desk)).output
  const undo = async (order_id: string) => {
    const { items } = (await demo.call(endpoints.auditLog, {}, desk)).output
    const entry = items.find(({ subject_id, can_undoYN }) => subject_id === order_id && can_undoYN)
    return (await demo.call(endpoints.undoAction, { entry_id: entry?.entry_id ?? '0' }, desk)).status
  }

  test('the demo has unpaid pledges, purchases and tickets, and sent no mails about them', async () => {
    const waiting = await list('')
    const { items } = waiting
    expect(items.map(({ name, titles, order_total }) => [name, titles, order_total])).toEqual([
      ['Gwendolen Pryce', ['4 × Dinner seat'], 480_00],
      ['Ambrose Leigh', ['A night of care'], 1_000_00],
      ['Maren Holt', ['2 × A lantern on the lake, with a name on it', 'Breakfast hamper for the morning after'], 70_00],
      ['Curtis Amoah', ['2 × Dinner seat', 'A garden for every chair'], 315_00],
    ])
    expect([waiting.total, waiting.awaited_amount]).toEqual([4, 1_865_00])
    for (const { email } of items) expect(await mailsTo(demo, email)).toEqual([])
    const before = await total()
    for (const { order_id } of items) expect((await mark(order_id, 'bank_transfer')).status).toBe(200)
    const { total_raised } = await total()
    expect(total_raised - before.total_raised).toBe(1_075_00)
  })

  test('a gift is listed until it is paid, counts once, can be corrected and undone, and then paid with its match', async () => {
    const email = newEmail()
    const { order_id, order_reference } = await promised([{ origin: 'donation', amount: 40_00 }], email)
    const waiting = await list(order_reference)
    expect(waiting).toMatchObject({ total: 1, awaited_amount: 40_00 })
    expect(waiting.items).toMatchObject([{ order_id, name: 'Ada Lovelace', email, order_total: 40_00 }])
    const before = await total()
    expect((await mark(order_id, null)).output.paid_at).toBeUndefined()
    const [first] = await Promise.all([mark(order_id, 'bank_transfer'), mark(order_id, 'bank_transfer')])
    expect(first.output).toMatchObject({ status: 'paid', paid_by: 'bank_transfer' })
    const paid = await total()
    expect(paid.total_raised - before.total_raised).toBe(40_00)
    expect([paid.donation_count - before.donation_count, paid.donor_count - before.donor_count]).toEqual([1, 1])
    expect((await mark(order_id, 'cheque')).output.paid_by).toBe('cheque')
    expect(await total()).toMatchObject({ total_raised: paid.total_raised })
    expect((await list(order_reference)).total).toBe(0)
    expect((await list(order_reference, 'paid')).items).toMatchObject([{ paid_by: 'cheque' }])
    expect((await mark(order_id, null)).output).toMatchObject({ status: 'awaiting_offline_payment' })
    const { sequence: _, ...back } = await total()
    expect(back).toMatchObject({ total_raised: before.total_raised, donor_count: before.donor_count })
    const matches = () =>
      demo.context.db
        .selectFrom('matches')
        .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
        .select('matches.amount')
        .where('order_id', '=', order_id)
        .execute()
    expect(await matches()).toEqual([])
    const { paid_at } = (await mark(order_id, 'cash')).output
    expect((await total()).total_raised).toBe(paid.total_raised)
    expect(await undo(order_id)).toBe(200)
    expect((await total()).total_raised).toBe(before.total_raised)
    expect(await undo(order_id)).toBe(200)
    expect((await list(order_reference, 'paid')).items).toMatchObject([{ paid_by: 'cash', paid_at }])
    expect((await total()).total_raised).toBe(paid.total_raised)
    expect((await mailsTo(demo, email)).filter(({ kind }) => kind === 'receipt')).toHaveLength(2)
  })

  test('what a release that noted less has logged can be undone', async () => {
    const { order_id } = await promised([{ origin: 'donation', amount: 40_00 }])
    await mark(order_id, 'cash')
    const logged = demo.context.db.updateTable('audit_log').where('subject_id', '=', order_id)
    await logged.set({ before: sql`before - 'paid_at'`, after: sql`after - 'paid_at'` }).execute()
    expect([await undo(order_id), await undo(order_id)]).toEqual([200, 200])
  })

  test('a pledge leaves the list of givers and comes back', async () => {
    const { id, shown } = await atDesk(demo)
    const { order_id } = await promised([{ origin: 'pledge', pledge_item_id: id, amount: 100_00 }])
    expect(await shown()).toMatchObject({ pledged: 0, pledge_count: 0 })
    for (let time = 0; time < 2; time++) {
      await mark(order_id, 'cash')
      expect(await shown()).toMatchObject({ pledged: 100_00, pledge_count: 1 })
      await mark(order_id, null)
      expect(await shown()).toMatchObject({ pledged: 0, pledge_count: 0 })
    }
  })

  test('a pledge that the desk has hidden stays hidden and the same when its payment is corrected', async () => {
    const { id, given, desk } = await atDesk(demo)
    const { order_id } = await promised([
      { origin: 'pledge', pledge_item_id: id, amount: 100_00, message: 'Something rude', anonymous: 'no' },
    ])
    await mark(order_id, 'cash')
    const [{ pledge_id = '' } = {}] = await given()
    expect((await demo.call(endpoints.hidePledge, { pledge_id, hiddenYN: 'yes' }, desk)).status).toBe(200)
    for (const paid_by of [null, 'cash', null, 'cheque'] as const) {
      await mark(order_id, paid_by)
      expect(await given()).toEqual([])
    }
    await demo.call(endpoints.hidePledge, { pledge_id, hiddenYN: 'no' }, desk)
    expect(await given()).toMatchObject([{ pledge_id }])
    for (const paid_by of [null, 'cash'] as const) await mark(order_id, paid_by)
    expect(await given()).toMatchObject([{ pledge_id, shown_as: 'Ada L.' }])
  })

  test('tickets are valid while they are paid, and stay reserved while not; a cancelled order releases them', async () => {
    const type = await makeType(demo, event, { capacity: 2 })
    const { order_id } = await promised([{ origin: 'ticket', event_ticket_type_id: type, quantity: 2 }])
    const good = async () => {
      const seats = await demo.context.db
        .selectFrom('guest_tickets')
        .select(['code', 'ended_at'])
        .where('order_id', '=', order_id)
        .execute()
      return seats.filter(({ ended_at }) => !ended_at).map(({ code }) => code)
    }
    const left = async () =>
      (await demo.call(endpoints.tickets, { event })).output.types.find(one => one.event_ticket_type_id === type)?.left
    await mark(order_id, 'card_machine')
    const codes = await good()
    expect(codes).toHaveLength(2)
    await mark(order_id, null)
    expect([await good(), await left()]).toEqual([[], 0])
    await mark(order_id, 'cash')
    expect([(await good()).sort(), await left()]).toEqual([codes.sort(), 0])
    const cancel = () => demo.call(endpoints.cancelOfflineOrder, { order_id }, desk)
    expect((await cancel()).error.error).toBe('payment_stands')
    await mark(order_id, null)
    expect((await cancel()).output.status).toBe('cancelled')
    expect((await cancel()).output.status).toBe('cancelled')
    expect([await good(), await left()]).toEqual([[], 2])
    expect((await mark(order_id, 'cash')).error.error).toBe('order_cancelled')
    expect(await undo(order_id)).not.toBe(200)
  })

  test('an amount that was asked for by a link is owed again', async () => {
    const payment_request = await createPaymentRequest(demo.context.db, event, { title: 'Your table', amount: 850_00 })
    const { order_id } = await promised([{ origin: 'dynamic_payment', payment_request }])
    for (const paid_by of ['cheque', null, 'cash'] as const) {
      await mark(order_id, paid_by)
      const { output } = await demo.call(endpoints.paymentRequest, { payment_request }, { event })
      expect(output.status).toBe(paid_by ? 'paid' : 'open')
    }
  })

  test('a code’s last use is held for an order that is unpaid again', async () => {
    const code = await newVoucher(demo, { event_id: event, max_usages: 1 })
    const line = async () => {
      const payment_request = await createPaymentRequest(demo.context.db, event, {
        title: 'Your table',
        amount: 100_00,
      })
      return [{ origin: 'dynamic_payment', payment_request } as const]
    }
    const { order_id, order_total } = await promised(await line(), newEmail(), code)
    expect(order_total).toBe(90_00)
    for (const paid_by of ['cash', null] as const) {
      await mark(order_id, paid_by)
      await expect(promised(await line(), newEmail(), code)).rejects.toThrow('voucher_used_up')
    }
    expect((await mark(order_id, 'cheque')).output.paid_by).toBe('cheque')
    await mark(order_id, null)
    await demo.call(endpoints.cancelOfflineOrder, { order_id }, desk)
    expect((await promised(await line(), newEmail(), code)).order_total).toBe(90_00)
  })

  test('a lot is sold and returned, its refunds stay, and marking it needs the permission', async () => {
    const lot = await makeLot(demo, event, { kind: 'buy_now', buy_now_price: 25_00, stock: 1 })
    const { order_id } = await promised([{ origin: 'auction', auction_item_id: lot }])
    const [other, anybody] = [await organiser(demo, event, ['payments.viewlist']), 'ord_unknown']
    expect((await mark(order_id, 'cash', { event, token: other.token })).status).toBe(403)
    expect((await mark(anybody, 'cash')).error.error).toBe('order_not_found')
    const elsewhere = { event: 'summer', token: (await organiser(demo, 'summer', ['*'])).token }
    expect((await mark(order_id, 'cash', elsewhere)).error.error).toBe('order_not_found')
    for (const paid_by of ['cash', null, 'cheque'] as const) {
      expect((await mark(order_id, paid_by)).output.paid_by).toBe(paid_by ?? undefined)
    }
    const { id: lineId } = await demo.context.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow()
    // Another desk has recorded it since this one looked.
    const late = { order_id, paid_by: 'cash', paid_by_before: null } as const
    expect((await demo.call(endpoints.receiveOfflineOrder, late, desk)).error.error).toBe('payment_changed')
    await refundLine(demo.context, { orderId: order_id, lineId, amount: 5_00 })
    expect((await mark(order_id, null)).error.error).toBe('payment_stands')
    expect((await list('', 'all')).items.find(one => one.order_id === order_id)).toMatchObject({
      ...{ status: 'paid', refunded_amount: 5_00 },
    })
  })

  test('the mail says how to pay, and for what: each line and the total', async () => {
    const email = newEmail()
    const title = 'A lantern on the lake'
    const lot = await makeLot(demo, event, { kind: 'buy_now', title, buy_now_price: 25_00, stock: 5 })
    const bought = { origin: 'auction', auction_item_id: lot, quantity: 2 } as const
    await promised([bought, { origin: 'donation', amount: 40_00 }], email)
    const [mail] = await mailsTo(demo, email)
    expect(mail?.body_text).toMatch(/A lantern on the lake \(2 × £25\): £50\n.*: £40\nTotal: £90/)
  })

  test('two pledges that a paddle pays at the desk count as one donor’s', async () => {
    const { desk, record } = await atDesk(demo)
    const before = await total()
    for (const amount of [50_00, 70_00]) {
      const { pledge_id } = (await record(43_007, amount)).output.pledge
      await demo.call(endpoints.receivePledge, { pledge_id, paid_by: 'bank_transfer' }, desk)
    }
    const after = await total()
    expect([after.donation_count - before.donation_count, after.donor_count - before.donor_count]).toEqual([2, 1])
  })
})
