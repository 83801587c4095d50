import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { captain, raisedByTeam } from './fundraisers.ts'
import { organiser } from './organisers.ts'

describe.each(databasesFor(import.meta.url))('gifts received offline on $name', database => {
  let demo: DemoServer
  let token = ''
  beforeAll(async () => {
    demo = await startDemo(database)
    token = (await organiser(demo, event, ['*'])).token
  }, 60_000)
  afterAll(() => demo.close())

  test('they count at once, once, and not when they are undone', async () => {
    const leader = await captain(demo)
    const before = await demo.total()
    const gift = {
      fundraiser_id: leader.id,
      amount: 62_50,
      name: 'The bakery',
      note: 'Cash tin',
      idempotency_key: randomUUID(),
    }
    const record = (input = gift) => demo.call(endpoints.recordOfflineGift, input, { token })
    const { gift_id } = (await record()).output
    expect((await record()).output.gift_id).toBe(gift_id)
    expect((await record({ ...gift, amount: 1 })).error.error).toBe('idempotency_key_reused')
    expect(await raisedByTeam(demo, leader.team)).toEqual({ raised: 62_50, gifts: 1, members: 1 })
    expect(await demo.total()).toMatchObject({
      total_raised: before.total_raised + 62_50,
      donation_count: before.donation_count + 1,
      donor_count: before.donor_count + 1,
    })
    expect((await demo.call(endpoints.ownFundraiser, {}, { token: leader.token })).output.page?.gifts).toMatchObject([
      { name: 'The bakery', offlineYN: true },
    ])
    const remove = () => demo.call(endpoints.removeOfflineGift, { gift_id }, { token })
    await Promise.all([remove(), remove()])
    expect(await raisedByTeam(demo, leader.team)).toEqual({ raised: 0, gifts: 0, members: 1 })
    expect((await demo.total()).total_raised).toBe(before.total_raised)
    const { output } = await demo.call(endpoints.auditLog, { search: 'The bakery' }, { token })
    expect(output.items.map(({ action }) => action)).toEqual(['delete', 'add'])
  })

  test('one that was undone can be restored, once, at the desk and from its log', async () => {
    const leader = await captain(demo)
    const before = await demo.total()
    const name = `The baker ${randomUUID()}`
    const gift = { fundraiser_id: leader.id, amount: 41_50, name, idempotency_key: randomUUID() }
    const { gift_id } = (await demo.call(endpoints.recordOfflineGift, gift, { token })).output
    const remove = () => demo.call(endpoints.removeOfflineGift, { gift_id }, { token })
    const restore = (id = gift_id) => demo.call(endpoints.restoreOfflineGift, { gift_id: id }, { token })
    const counts = async (isCounted: boolean) => {
      const [raised, gifts] = isCounted ? [41_50, 1] : [0, 0]
      expect(await raisedByTeam(demo, leader.team)).toEqual({ raised, gifts, members: 1 })
      expect(await demo.total()).toMatchObject({
        total_raised: before.total_raised + raised,
        donation_count: before.donation_count + gifts,
        donor_count: before.donor_count + gifts,
      })
    }
    const log = async () => (await demo.call(endpoints.auditLog, { search: name }, { token })).output.items
    const undo = async () => {
      const [{ entry_id } = { entry_id: '' }] = await log()
      return (await demo.call(endpoints.undoAction, { entry_id }, { token })).status
    }
    await remove()
    await counts(false)
    await Promise.all([restore(), restore()])
    await counts(true)
    expect((await log()).map(({ action }) => action)).toEqual(['reinstate', 'delete', 'add'])
    expect(await undo()).toBe(200)
    await counts(false)
    await restore()
    await remove()
    expect(await undo()).toBe(200)
    await counts(true)
    expect((await restore('999999')).error.error).toBe('gift_not_found')
  })
})
