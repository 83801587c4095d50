import { randomUUID } from 'node:crypto'
import { endpoints } from '../../src/api/table.ts'
import { event } from '../contract/demo-server.ts'
import { captain, fundraiser, join, raisedBy, raisedByTeam } from '../contract/fundraisers.ts'
import { organiser } from '../contract/organisers.ts'
import { atOnce, differs, type Race, statusesOf } from './race.ts'

const amount = 12_50

/** Half of the desks send the same gift with one key, the others one each. Then all of them undo that gift. */
export const offlineGifts: Race = {
  name: 'a gift received offline counts once for its key, and is taken back once',
  async run(demo, clients) {
    const desk = await organiser(demo, event, ['individual-giving.add', 'individual-giving.delete'])
    const leader = await captain(demo)
    const member = await fundraiser(demo)
    await join(demo, member, leader.team)
    const before = await demo.total()
    const same = { fundraiser_id: leader.id, amount, name: 'The bakery', idempotency_key: randomUUID() }
    const answers = await atOnce(clients, index => {
      const own = { ...same, fundraiser_id: member.id, idempotency_key: randomUUID() }
      return demo.call(endpoints.recordOfflineGift, index % 2 ? own : same, desk)
    })
    const others = Math.floor(clients / 2)
    const counted = async (gifts: number) => {
      const { total_raised, donation_count } = await demo.total()
      return [
        ...differs('the team', await raisedByTeam(demo, leader.team), { raised: gifts * amount, gifts, members: 2 }),
        ...differs('the member', await raisedBy(demo, member.id), { raised: others * amount, gifts: others }),
        ...differs('the event', total_raised - before.total_raised, gifts * amount),
        ...differs('the event’s gifts', donation_count - before.donation_count, gifts),
      ]
    }
    const recorded = [...differs('recorded', statusesOf(answers), `200 × ${clients}`), ...(await counted(others + 1))]
    if (recorded.length) return recorded
    const gift_id = answers[0]?.output.gift_id ?? ''
    const removed = await atOnce(clients, () => demo.call(endpoints.removeOfflineGift, { gift_id }, desk))
    return [...differs('taken back', statusesOf(removed), `200 × ${clients}`), ...(await counted(others))]
  },
  unprotected: { parts: { rowLocks: false } },
}
