import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail, password, somebody } from './people.ts'
import { atDesk, begin, event, mayAll, pay, promise, promiseIn } from './pledges.ts'

describe('promises paid at the desk', () => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(embedded)
    await demo.context.db.updateTable('matched_funds').set({ percent: 50 }).where('event_id', '=', event).execute()
  }, 60_000)
  afterAll(() => demo.close())

  const total = async () => (await demo.call(endpoints.donationTotal, { event })).output

  const orderOf = (pledge_id: string) =>
    demo.context.db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .innerJoin('pledge_lines', 'pledge_lines.order_line_id', 'order_lines.id')
      .innerJoin('pledges', 'pledges.id', 'pledge_lines.pledge_id')
      .select(['orders.id', 'status', 'orders.refunded', 'total', 'pledges.paid_by'])
      .where('pledge_lines.pledge_id', '=', pledge_id)
      .orderBy('orders.created_at', 'desc')
      .execute()

  test('cash is an order and counts once; how it was paid can be corrected; taken back, it is a promise again', async () => {
    const { desk, record, shown, id } = await atDesk(demo)
    const before = await total()
    const { pledge } = (await record(42_001, 500_00)).output
    const { pledge_id, matched } = pledge
    expect(matched).toBeGreaterThan(0)
    const mark = (paid_by: 'cash' | 'cheque' | null) => demo.call(endpoints.receivePledge, { pledge_id, paid_by }, desk)
    expect((await mark(null)).output.pledge.sequence).toBe(pledge.sequence)
    const paid = await mark('cash')
    expect(paid.output.pledge).toMatchObject({ paid_by: 'cash', matched, refunded: 0 })
    expect(paid.output.pledge.paid_at).toBeDefined()
    expect((await mark('cash')).output.pledge.sequence).toBe(paid.output.pledge.sequence)
    expect((await total()).total_raised - before.total_raised).toBe(500_00)
    expect((await total()).donation_count - before.donation_count).toBe(1)
    expect(await orderOf(pledge_id)).toMatchObject([{ status: 'paid', total: 500_00, paid_by: 'cash' }])
    const late = { pledge_id, paid_by: null, paid_by_before: null } as const
    expect((await demo.call(endpoints.receivePledge, late, desk)).error.error).toBe('payment_changed')
    expect((await mark('cheque')).output.pledge.paid_by).toBe('cheque')
    expect(await orderOf(pledge_id)).toHaveLength(1)
    const refused = await demo.call(endpoints.undoPledge, { pledge_id, undoneYN: 'yes' }, desk)
    expect(refused.error.error).toBe('pledge_paid')
    const back = (await mark(null)).output
    expect(back.pledge).toMatchObject({ paid_by: undefined, paid_at: undefined, refunded: 0, matched })
    expect((await total()).total_raised).toBe(before.total_raised)
    expect(await shown()).toMatchObject({ pledged: 500_00, pledge_count: 1, matched })
    expect(await orderOf(pledge_id)).toMatchObject([{ status: 'cancelled', refunded: 0 }])
    await mark('cash')
    expect((await total()).total_raised - before.total_raised).toBe(500_00)
    expect(await shown()).toMatchObject({ pledged: 500_00, matched })
    const all = { event, token: (await organiser(demo, event, ['*'])).token }
    const { items } = (await demo.call(endpoints.auditLog, {}, all)).output
    const acts = items.filter(({ subject_id }) => subject_id === pledge_id)
    expect(acts.map(({ action }) => action)).toEqual(['receive', 'take_back', 'receive', 'receive', 'add'])
    const undone: unknown[] = []
    for (const { entry_id } of acts) {
      expect((await demo.call(endpoints.undoAction, { entry_id }, all)).status).toBe(200)
      undone.push((await total()).total_raised - before.total_raised)
    }
    expect(undone).toEqual([0, 500_00, 500_00, 0, 0])
    expect(await shown()).toMatchObject({ pledged: 0, matched: 0 })
    expect((await demo.call(endpoints.adminPledges, { pledge_item_id: id }, desk)).output.total).toBe(1)
  })

  test('a promise that ends with its account can’t be paid offline any more, and who was about to is told', async () => {
    const { db } = demo.context
    await db.updateTable('events').set({ offline_instructions: 'Sort code 12-34-56' }).where('id', '=', event).execute()
    const { id, shown } = await atDesk(demo)
    const { email, token } = await somebody(demo)
    const guest = { first_name: 'Grace', last_name: 'Hopper', email }
    const { output: promised } = await promise(demo, id, 50_00, { guest })
    const friend = { ...guest, first_name: 'Ada', email: newEmail() }
    const lines = [{ origin: 'pledge', promise: promiseIn(promised.path), amount: 50_00 }]
    const input = { idempotency_key: promised.pledge_id, lines, guest: friend }
    expect(await demo.call(endpoints.payOffline, input, { event })).toMatchObject({ status: 200 })
    expect((await demo.call(endpoints.deleteAccount, { password }, { event, token })).status).toBe(200)
    expect(await orderOf(promised.pledge_id)).toMatchObject([{ status: 'cancelled' }])
    expect((await mailsTo(demo, friend.email)).map(({ kind }) => kind)).toContain('order_ended')
    expect(await shown()).toMatchObject({ pledged: 0, pledge_count: 0 })
  })

  test('a promise from the room above the largest gift can be paid, by its link and at the desk', async () => {
    const { desk, record } = await atDesk(demo)
    const { pledge_id, sequence, amount } = (await record(42_002, 30_000_00)).output.pledge
    const email = newEmail()
    const named = { pledge_id, sequence, amount, name: 'Ada Lovelace', email }
    await demo.call(endpoints.correctPledge, { ...named, anonymousYN: 'no', anonymous_amountYN: 'no' }, desk)
    await demo.call(endpoints.mailPledgeLink, { pledge_id }, desk)
    const [letter] = await mailsTo(demo, email)
    const [path = ''] = /https?:\S+promise=\S+/.exec(letter?.body_text ?? '') ?? []
    const line = { origin: 'pledge', promise: promiseIn(path), amount }
    expect((await begin(demo, [line])).status).toBe(200)
    const gift = { origin: 'donation', amount: 25_000_01 }
    expect((await begin(demo, [line, gift])).error.error).toBe('amount_out_of_range')
    expect((await demo.call(endpoints.receivePledge, { pledge_id, paid_by: 'cheque' }, desk)).status).toBe(200)
  })

  test('a simultaneous payment by the link is refunded, and the donor is not asked again', async () => {
    const { desk, id } = await atDesk(demo)
    const email = newEmail()
    const { output: promised } = await promise(demo, id, 50_00, {
      guest: { first_name: 'Ada', last_name: 'Lovelace', email },
    })
    const { output: order } = await begin(
      demo,
      [{ origin: 'pledge', promise: promiseIn(promised.path), amount: 50_00 }],
      email,
    )
    await demo.pay(order.payment_intent_id)
    const before = (await total()).total_raised
    const { pledge_id } = promised
    await demo.call(endpoints.receivePledge, { pledge_id, paid_by: 'card_machine' }, desk)
    const answer = await demo.call(
      endpoints.payStripeConfirm,
      { order_id: order.order_id, order_key: order.order_key },
      { event },
    )
    expect(answer.output.payment_status).toBe('refunded')
    expect((await total()).total_raised - before).toBe(50_00)
    const kinds = (await mailsTo(demo, email)).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['pledge_promised', 'receipt', 'too_late'])
    const again = await begin(demo, [{ origin: 'pledge', promise: promiseIn(promised.path), amount: 50_00 }], email)
    expect(again.error.error).toBe('pledge_paid')
  })

  test('a promise is divided among charities, and paid so to the penny, by the link or at the desk', async () => {
    const { token } = await organiser(demo, event, mayAll)
    const named = ['Bees', 'Books', 'Boats'].map(name => ({ name, summary: '', charity_number: null }))
    const { output: charities } = await demo.call(endpoints.saveCharities, { charities: named }, { event, token })
    const [bees = '', books = '', boats = ''] = charities.map(({ charity_id }) => charity_id)
    const { id, desk, shown } = await atDesk(demo, { charity_ids: [bees, books] })
    const parts = [
      { charity_id: bees, amount: 25_01 },
      { charity_id: books, amount: 25_00 },
    ]
    const wrong = [
      [parts[0], { charity_id: books, amount: 25_01 }],
      [parts[0], { charity_id: boats, amount: 25_00 }],
      [parts[0], { charity_id: bees, amount: 25_00 }],
    ].map(parts => parts.flatMap(part => part ?? []))
    for (const parts of wrong) expect((await promise(demo, id, 50_01, { parts })).status).toBe(400)
    const { output: promised } = await promise(demo, id, 50_01, { parts })
    const token2 = promiseIn(promised.path)
    const seen = await demo.call(endpoints.promisedPledge, { promise: token2 }, { event })
    expect(seen.output.parts).toEqual(parts.map((part, index) => ({ ...part, name: ['Bees', 'Books'][index] })))
    const lines = parts.map(part => ({ origin: 'pledge', promise: token2, pledge_amount: 50_01, ...part }))
    const refusedLines = [lines.slice(0, 1), [...lines, ...lines.slice(0, 1)], [{ ...lines[0], charity_id: null }]]
    for (const some of refusedLines) {
      expect(
        (
          await begin(
            demo,
            some.map(line => ({ ...line, origin: 'pledge' })),
          )
        ).status,
      ).toBe(400)
    }
    const { output: order } = await begin(demo, lines)
    expect(order.order_total).toBe(50_01)
    expect((await pay(demo, order)).status).toBe('paid')
    const { db } = demo.context
    const given = await db
      .selectFrom('pledge_lines')
      .innerJoin('donations', 'donations.order_line_id', 'pledge_lines.order_line_id')
      .leftJoin('matches', 'matches.order_line_id', 'pledge_lines.order_line_id')
      .select(['charity_id', 'donations.amount', 'matches.amount as matched'])
      .where('pledge_id', '=', promised.pledge_id)
      .orderBy('pledge_lines.order_line_id')
      .execute()
    expect(given.map(({ matched: _, ...part }) => part)).toEqual(parts)
    expect(given.reduce((sum, { matched }) => sum + (matched ?? 0), 0)).toBe(promised.matched)

    const other = (await promise(demo, id, 50_01, { parts })).output
    const { output } = await demo.call(endpoints.adminPledges, { pledge_item_id: id, status: 'promised' }, desk)
    const row = output.items.find(({ pledge_id }) => pledge_id === other.pledge_id)
    const { sequence = 0 } = row ?? {}
    const plain = { anonymousYN: 'no', anonymous_amountYN: 'no' } as const
    const { pledge_id } = other
    await demo.call(endpoints.correctPledge, { pledge_id, sequence, amount: 10_01, ...plain }, desk)
    await demo.call(endpoints.receivePledge, { pledge_id, paid_by: 'cheque' }, desk)
    const divided = await db
      .selectFrom('pledge_lines')
      .innerJoin('donations', 'donations.order_line_id', 'pledge_lines.order_line_id')
      .select(['charity_id', 'donations.amount'])
      .where('pledge_id', '=', pledge_id)
      .orderBy('pledge_lines.order_line_id')
      .execute()
    expect(divided).toEqual([
      { charity_id: bees, amount: 5_01 },
      { charity_id: books, amount: 5_00 },
    ])
    expect(await shown()).toMatchObject({ pledged: 60_02, pledge_count: 2 })
  })
})
