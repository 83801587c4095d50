import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settleOrder } from '../../host-demo/server/checkout/payments/settle.ts'
import { endpoints } from '../../src/api/table.ts'
import { numbersIn } from '../../src/lib/prize-draw.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { order as begin, makeDraw } from './draws.ts'
import { NaiveDraw, type NaiveOrder, terms } from './naive-draw.ts'
import { organiser } from './organisers.ts'

/** `order` is the index of an earlier order. */
const actions = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('order' as const),
        buyer: fc.nat(1),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constantFrom('pay' as const, 'pay' as const, 'refund' as const),
        order: fc.nat(5),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('wait' as const, 'close' as const, 'reopen' as const) }) },
  ),
  { minLength: 3, maxLength: 14 },
)
type Action = (typeof actions extends fc.Arbitrary<infer All> ? All : never) extends readonly (infer One)[]
  ? One
  : never

interface Begun {
  readonly order_id: string
  readonly order_key: string
  readonly payment_intent_id: string
}

describe('random draws', () => {
  let demo: DemoServer
  let token = ''
  let ahead = 0
  /** Can the provider be told that an order has ended? Until then its payment may still come. */
  let isEnding = false
  beforeAll(async () => {
    demo = await startDemo(embedded, { now: () => new Date(Date.now() + ahead) })
    token = (await organiser(demo, event, ['*'])).token
    const { paymentIntents } = demo.context.stripe
    const cancel = paymentIntents.cancel.bind(paymentIntents)
    Object.assign(paymentIntents, {
      async cancel(id: string) {
        if (!isEnding) throw new Error('Not now')
        return cancel(id)
      },
    })
  }, 60_000)
  afterAll(() => demo.close())

  /**
   * Plays the actions on the server and on paper.
   * @returns the differences
   */
  async function play(steps: readonly Action[]): Promise<string[]> {
    // Past the limits of one address.
    ahead += 16 * 60_000
    const naive = new NaiveDraw()
    const begun: Begun[] = []
    const far = new Date(Date.now() + ahead + 365 * 24 * 3_600_000)
    const { capacity, perPerson: per_person } = terms
    const draw_id = await makeDraw(demo, event, { capacity, per_person, closes_at: far, draws_at: far })
    const emails = [0, 1].map(buyer => `${buyer}-${randomUUID()}@players.example`)

    async function act(step: Action): Promise<void> {
      if (step.do === 'order') {
        const { quantity, buyer } = step
        const { status, output, error } = await begin(demo, draw_id, { quantity, email: emails[buyer] ?? '' })
        expect(status === 200 ? 'ok' : error.error).toBe(naive.order(buyer, quantity))
        if (status === 200) begun.push(output)
      } else if ('order' in step) {
        const at = step.order % Math.max(1, begun.length)
        const [one, known] = [begun[at], naive.orders[at]]
        if (one && known) await (step.do === 'pay' ? pay(one, known) : refund(one, known))
      } else if (step.do === 'wait') {
        ahead += 12 * 60_000
        naive.expire()
        isEnding = true
        await runJobs()
        isEnding = false
      } else {
        const isClosing = step.do === 'close'
        if (isClosing) naive.close()
        else naive.reopen()
        const endpoint = isClosing ? endpoints.closePrizeDraw : endpoints.openPrizeDraw
        expect((await demo.call(endpoint, { draw_id }, { token })).status).toBe(200)
      }
    }

    async function pay(one: Begun, known: NaiveOrder): Promise<void> {
      const isPayable = known.state === 'held' || known.state === 'released'
      if (!isPayable) return
      await demo.pay(one.payment_intent_id)
      await settleOrder(demo.context, one.order_id, one.payment_intent_id)
      naive.pay(known)
    }

    async function refund(one: Begun, known: NaiveOrder): Promise<void> {
      if (known.state !== 'paid') return
      await demo.context.stripe.refunds.create({ payment_intent: one.payment_intent_id })
      await settleOrder(demo.context, one.order_id, one.payment_intent_id)
      naive.refund(known)
    }

    async function runJobs(): Promise<void> {
      const { db, jobs } = demo.context
      for (let round = 0; round < 2; round++) {
        const kinds = ['expire-orders', 'end-order', 'refund']
        await db.updateTable('jobs').set({ run_at: sql<Date>`now()` }).where('kind', 'in', kinds).execute()
        await jobs.runDue()
      }
    }

    async function compare(): Promise<void> {
      const { db, stripe } = demo.context
      const entries = await db
        .selectFrom('draw_entries')
        .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .select(['number', 'state', 'order_id'])
        .where('draw_id', '=', draw_id)
        .orderBy('number')
        .execute()
      const has = (one: Begun) =>
        entries.filter(({ order_id }) => order_id === one.order_id).map(({ number }) => number)
      expect(begun.map(has)).toEqual(naive.orders.map(({ numbers }) => [...numbers].sort((a, b) => a - b)))
      expect(entries.filter(({ state }) => state === 'sold').map(({ number }) => number)).toEqual(naive.partaking)
      const shown = (await demo.call(endpoints.prizeDraw, { draw_id, event })).output
      expect([shown.sold, shown.left]).toEqual([naive.sold, naive.left])
      if (!naive.isOpen) {
        const { numbers = [] } = (await demo.call(endpoints.drawRecord, { draw_id, event })).output
        expect(numbersIn(numbers)).toEqual(naive.partaking)
      }
      for (const [at, { state }] of naive.orders.entries()) {
        if (state !== 'late') continue
        await runJobs()
        const { latest_charge: charge } = await stripe.paymentIntents.retrieve(begun[at]?.payment_intent_id ?? '', {
          expand: ['latest_charge'],
        })
        expect(charge).toMatchObject({ refunded: true })
      }
    }

    for (const [at, step] of steps.entries()) {
      try {
        await act(step)
        await compare()
      } catch (problem) {
        return [`${at} ${JSON.stringify(step)}: ${problem}`]
      }
    }
    return []
  }

  const check = (numRuns: number, endOnFailure: boolean) =>
    fc.check(
      fc.asyncProperty(actions, async steps => {
        const problems = await play(steps)
        if (problems.length) throw new Error(problems.join('\n'))
      }),
      { seed: 7, numRuns, endOnFailure },
    )

  test('numbers, limits, the seal and late payments are as on paper', { timeout: 120_000 }, async () => {
    const { failed, counterexample, errorInstance } = await check(8, false)
    expect([failed, JSON.stringify(counterexample), String(errorInstance)].join('\n')).toMatch(/^false/)
  })

  test('control: a draw that ignores holds is noticed', { timeout: 120_000 }, async () => {
    const { db } = demo.context
    await sql
      .raw(
        `create function forget_payer() returns trigger language plpgsql as
         $$ begin new.quantity = 1; return new; end $$`,
      )
      .execute(db)
    await sql
      .raw('create trigger forget_payer before insert on holds for each row execute function forget_payer()')
      .execute(db)
    expect((await check(40, true)).failed).toBe(true)
  })
})
