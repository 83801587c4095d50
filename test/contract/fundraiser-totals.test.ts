import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { captain, fundraiser, give, join, raisedBy, raisedByTeam } from './fundraisers.ts'
import { organiser } from './organisers.ts'

let demo: DemoServer
let desk = ''
beforeAll(async () => {
  demo = await startDemo(embedded)
  desk = (await organiser(demo, event, ['*'])).token
}, 60_000)
afterAll(() => demo.close())

const act = fc.record({
  kind: fc.constantFrom('give', 'give', 'offline', 'refund', 'join', 'leave'),
  who: fc.nat({ max: 2 }),
  team: fc.nat({ max: 1 }),
  amount: fc.integer({ min: 1_00, max: 90_00 }),
})

/** What each has raised and who is in which team, without the server's rules. */
interface Model {
  gifts: { who: number; left: number; orderId: string; amount: number }[]
  teams: (number | undefined)[]
}

test('totals of people and teams are those of a naive model, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 12 }), async acts => {
      // Captains never leave, so that both teams stay.
      const leaders = [await captain(demo), await captain(demo)]
      const people = [await fundraiser(demo), await fundraiser(demo), await fundraiser(demo)]
      const before = await demo.total()
      const model: Model = { gifts: [], teams: [undefined, undefined, undefined] }
      for (const { kind, who, team, amount } of acts) {
        const person = people[who]
        if (!person) continue
        if (kind === 'give') {
          const { order_id } = await give(demo, person.id, amount)
          model.gifts.push({ who, left: amount, orderId: order_id, amount })
        } else if (kind === 'offline') {
          const input = { fundraiser_id: person.id, amount, idempotency_key: crypto.randomUUID() }
          await demo.call(endpoints.recordOfflineGift, input, { token: desk })
          model.gifts.push({ who, left: amount, orderId: '', amount })
        } else if (kind === 'refund') {
          const gift = model.gifts.find(gift => gift.who === who && gift.left > 0 && gift.orderId)
          if (!gift) continue
          const part = Math.min(gift.left, amount)
          await refund(gift.orderId, part)
          gift.left -= part
        } else {
          const to = kind === 'join' ? team : undefined
          await join(demo, person, to === undefined ? null : (leaders[to]?.team ?? null))
          model.teams[who] = to
        }
      }
      const raised = people.map((_, who) => sumOf(model.gifts.filter(gift => gift.who === who)))
      for (const [who, { id }] of people.entries()) expect(await raisedBy(demo, id)).toEqual(raised[who])
      for (const [index, { team }] of leaders.entries()) {
        const members = raised.filter((_, who) => model.teams[who] === index)
        const all = { raised: sum(members.map(one => one.raised)), gifts: sum(members.map(one => one.gifts)) }
        expect(await raisedByTeam(demo, team)).toEqual({ ...all, members: members.length + 1 })
      }
      expect((await demo.total()).total_raised - before.total_raised).toBe(sum(raised.map(one => one.raised)))
    }),
    { numRuns: 3 },
  )
}, 120_000)

async function refund(orderId: string, amount: number): Promise<void> {
  const line = await demo.context.db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await refundLine(demo.context, { orderId, lineId: line.id, amount })
  await demo.context.jobs.runDue()
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

const sumOf = (gifts: Model['gifts']) => ({
  raised: sum(gifts.map(({ left }) => left)),
  gifts: gifts.filter(({ left }) => left > 0).length,
})
