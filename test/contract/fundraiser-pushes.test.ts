import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Push } from '../../host-demo/server/platform/outbox/outbox.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { captain, fundraiser, give, join } from './fundraisers.ts'
import { organiser } from './organisers.ts'

const pushed: Push[] = []
let demo: DemoServer
beforeAll(async () => {
  demo = await startDemo(embedded, { publisher: { publishBatch: async batch => void pushed.push(...batch) } })
}, 60_000)
afterAll(() => demo.close())

/** Was each of them pushed since, and last as edited? */
async function told(act: () => Promise<unknown>, ids: readonly string[]) {
  pushed.length = 0
  await act()
  demo.context.outbox.wake()
  const waiting = () => demo.context.db.selectFrom('outbox').select('id').execute()
  await expect.poll(waiting).toEqual([])
  const all = pushed.map(({ data }) => Object(data))
  return ids.map(id => all.findLast(({ team_id, fundraiser_id }) => (team_id ?? fundraiser_id) === id)?.editedYN)
}

test('members’ cards are told when their team is renamed, hidden or shown, and a gift tells of no edit', async () => {
  const [leader, member] = [await captain(demo), await fundraiser(demo)]
  const all = [leader.id, member.id, leader.team]
  expect(await told(() => join(demo, member, leader.team), all)).toEqual([undefined, 'yes', 'no'])
  expect(await told(() => give(demo, member.id, 20_00), all)).toEqual([undefined, 'no', 'no'])

  const save = (name: string, story: string) => async () => {
    const { output } = await demo.call(endpoints.ownFundraiser, {}, leader)
    const { revision } = output.team ?? {}
    await demo.call(endpoints.saveFundraiserTeam, { name, story, goal: 0, approvalYN: 'no', revision }, leader)
  }
  expect(await told(save('The Idas', ''), all)).toEqual(['yes', 'yes', 'yes'])
  expect(await told(save('The Idas', 'We run.'), all)).toEqual([undefined, undefined, 'yes'])

  const { token } = await organiser(demo, event, ['*'])
  const show = (shownYN: 'yes' | 'no') => () =>
    demo.call(endpoints.hideTeam, { team_id: leader.team, shownYN }, { token })
  expect(await told(show('no'), all)).toEqual(['yes', 'yes', 'yes'])
  expect(await told(show('yes'), all)).toEqual(['yes', 'yes', 'yes'])
  expect(await told(() => join(demo, member, null), all)).toEqual([undefined, 'yes', 'no'])
})
