import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import { captain, fundraiser, give, join } from '../contract/fundraisers.ts'
import { atOnce, differs, type Race } from './race.ts'

const members = 3
const amountOf = (index: number) => 5_00 + index * 3

/** Everybody gives to the members of a team at the same moment, while earlier gifts are refunded. */
export const teamTotals: Race = {
  name: 'a team’s total is the sum of its members’ gifts and refunds',
  async run(demo, clients) {
    const { db } = demo.context
    const leader = await captain(demo)
    const ids = [leader.id]
    for (let number = 1; number < members; number++) {
      const member = await fundraiser(demo)
      await join(demo, member, leader.team)
      ids.push(member.id)
    }
    const earlier = await give(demo, leader.id, 40_00)
    const line = await db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', earlier.order_id)
      .executeTakeFirstOrThrow()
    await refundLine(demo.context, { orderId: earlier.order_id, lineId: line.id, amount: 15_00 })
    const orders = await atOnce(clients, index =>
      demo.begin({
        extra: {
          lines: [{ origin: 'donation', amount: amountOf(index), fundraiser_id: ids[index % members] ?? leader.id }],
        },
      }),
    )
    await Promise.all(orders.map(order => demo.pay(order.payment_intent_id)))
    await Promise.all([demo.context.jobs.runDue(), ...orders.map(order => demo.confirm(order))])
    const rows = await db.selectFrom('fundraisers').selectAll().where('slug', 'in', ids).execute()
    const team = await db
      .selectFrom('fundraiser_teams')
      .selectAll()
      .where('slug', '=', leader.team)
      .executeTakeFirstOrThrow()
    const given = Array.from({ length: clients }, (_, index) => amountOf(index)).reduce((one, other) => one + other, 0)
    const sum = rows.reduce((sum, { raised }) => sum + raised, 0)
    return [
      ...differs('the members', sum, given + 25_00),
      ...differs('the team', [team.raised, team.gift_count], [given + 25_00, clients + 1]),
    ]
  },
  unprotected: { parts: { rowLocks: false } },
}
