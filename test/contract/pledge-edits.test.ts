import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Push } from '../../host-demo/server/platform/outbox/outbox.ts'
import { deskChannel, eventChannel } from '../../src/api/channels.ts'
import type { InputOf } from '../../src/api/endpoint.ts'
import { pledgeItemPush } from '../../src/api/pledges.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { atDesk, event, itemInput } from './pledges.ts'

describe('edits of what can be pledged for', () => {
  let demo: DemoServer
  const pushed: Push[] = []
  beforeAll(async () => {
    demo = await startDemo(embedded, { publisher: { publishBatch: async batch => void pushed.push(...batch) } })
  }, 60_000)
  afterAll(() => demo.close())

  const toldOf = (id: string, channel = eventChannel(event)) =>
    pushed
      .filter(push => push.event === pledgeItemPush.event && push.channel === channel)
      .map(({ data }) => v.parse(pledgeItemPush.data, data))
      .filter(({ pledge_item_id }) => pledge_item_id === id)
      .map(({ editedYN, state }) => [editedYN, state])

  test('are pushed to everybody: added, changed, hidden and deleted, but nothing of a draft', async () => {
    const { desk, id, item, record } = await atDesk(demo)
    let { revision } = item
    const edit = async (extra: Partial<InputOf<typeof endpoints.addPledgeItem>>) => {
      const sent = { pledge_item_id: id, revision, ...itemInput(extra) }
      revision = (await demo.call(endpoints.editPledgeItem, sent, desk)).output.revision
    }
    const told = (...expected: (readonly [isEdited: boolean, state: string])[]) =>
      vi.waitFor(() => expect(toldOf(id)).toEqual(expected))
    const [edited, counted, hidden] = [[true, 'open'] as const, [false, 'open'] as const, [true, 'closed'] as const]
    await told(edited)
    await edit({ levels: [{ amount: 75_00, does: 'two hours' }] })
    await told(edited, edited)
    const { output } = await record(7, 75_00)
    await told(edited, edited, counted)
    await edit({ publishedYN: 'no' })
    await told(edited, edited, counted, hidden)
    await edit({ publishedYN: 'no', title: 'Another title' })
    await edit({ publishedYN: 'yes' })
    await told(edited, edited, counted, hidden, edited)
    expect(output.pledge.amount).toBe(75_00)

    const unused = await demo.call(endpoints.addPledgeItem, itemInput(), desk)
    const { pledge_item_id } = unused.output
    await vi.waitFor(() => expect(toldOf(pledge_item_id)).toEqual([edited]))
    await demo.call(endpoints.deletePledgeItem, { pledge_item_id }, desk)
    await vi.waitFor(() => expect(toldOf(pledge_item_id)).toEqual([edited, hidden]))
  })

  test('of a draft are pushed to the desks only, and so are the sums of hidden items', async () => {
    const { desk, id, item } = await atDesk(demo, { publishedYN: 'no' })
    const atDesks = (id: string) => toldOf(id, deskChannel(event))
    const edit = { pledge_item_id: id, revision: item.revision, ...itemInput({ publishedYN: 'no', title: 'A day' }) }
    await vi.waitFor(() => expect(atDesks(id)).toEqual([[true, 'open']]))
    await demo.call(endpoints.editPledgeItem, edit, desk)
    await vi.waitFor(() => expect(atDesks(id)).toHaveLength(2))
    expect(toldOf(id)).toEqual([])

    const shown = await atDesk(demo)
    const { pledge_id } = (await shown.record(7, 75_00)).output.pledge
    const hide = { pledge_item_id: shown.id, revision: shown.item.revision, ...itemInput({ publishedYN: 'no' }) }
    await demo.call(endpoints.editPledgeItem, hide, shown.desk)
    await vi.waitFor(() => expect(toldOf(shown.id).at(-1)).toEqual([true, 'closed']))
    const guests = toldOf(shown.id)
    await demo.call(endpoints.undoPledge, { pledge_id, undoneYN: 'yes' }, shown.desk)
    await vi.waitFor(() => expect(atDesks(shown.id).at(-1)).toEqual([false, 'open']))
    expect(toldOf(shown.id)).toEqual(guests)
  })

  test('name what is expected where a number or a text is out of its range', async () => {
    const { desk, record } = await atDesk(demo)
    const { pledge_id, sequence } = (await record(7, 75_00)).output.pledge
    const correct = (paddle: number) =>
      demo.call(
        endpoints.correctPledge,
        { pledge_id, sequence, paddle, amount: 75_00, anonymousYN: 'no', anonymous_amountYN: 'no' },
        desk,
      )
    expect((await correct(0)).error.fields).toEqual({ paddle: 'Paddle must be at least 1' })
    expect((await correct(1_000_000)).error.fields).toEqual({ paddle: 'Paddle must be at most 999,999' })
    const charities = [{ name: 'Bees', summary: '', charity_number: '1'.repeat(21) }]
    const { error } = await demo.call(endpoints.saveCharities, { charities }, desk)
    expect(error.error_description).toBe('Charity number must be at most 20 characters')
  })
})
