import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { organiser } from './organisers.ts'

describe.each(databasesFor(import.meta.url))('lists of lots on $name', database => {
  let demo: DemoServer
  let token: string
  const event = 'riverside'
  beforeAll(async () => {
    demo = await startDemo(database)
    token = (await organiser(demo, event, ['*'])).token
  }, 60_000)
  beforeEach(async () => {
    await demo.context.db.deleteFrom('lots').where('event_id', '=', event).execute()
  })
  afterAll(() => demo.close())

  test('finds lots by title, donor and number, in pages', async () => {
    for (let number = 0; number < 27; number++) {
      await makeLot(demo, event, {
        title: `Lot ${number}`,
        number: 1000 + number,
        donor: number === 3 ? 'Ó Café' : null,
      })
    }
    const read = async (extra: object) => (await demo.call(endpoints.adminLots, extra, { event, token })).output
    expect([(await read({})).items.length, (await read({})).total, (await read({ page: '2' })).items.length]).toEqual([
      25, 27, 2,
    ])
    expect((await read({ search: 'café' })).items.map(({ title }) => title)).toEqual(['Lot 3'])
    expect((await read({ search: '1004' })).items.map(({ title }) => title)).toEqual(['Lot 4'])
  })

  test('lists closed and sold-out lots after all others', async () => {
    const stock = { kind: 'buy_now', buy_now_price: 20_00, stock: 2 } as const
    for (const [index, extra] of [
      { state: 'closed' as const },
      {},
      { ...stock, sold: 2 },
      { ...stock, sold: 1 },
    ].entries())
      await makeLot(demo, event, { title: `Lot ${index}`, number: index + 1, ...extra })
    const read = async (extra: object) =>
      (await demo.call(endpoints.auctionItems, { event, ...extra })).output.items.map(({ title }) => title)
    expect(await read({ sort: 'available' })).toEqual(['Lot 1', 'Lot 3', 'Lot 0', 'Lot 2'])
    expect(await read({ sort: 'available', limit: '2', after: '2' })).toEqual(['Lot 0', 'Lot 2'])
    expect(await read({ limit: '2' })).toEqual(['Lot 0', 'Lot 1'])
  })

  test('a category counts the lots that its list has', async () => {
    const category = { id: 'cat_wine', event_id: event, title: 'Wine', place: 90 }
    await demo.context.db.insertInto('lot_categories').values(category).execute()
    const { id: category_id } = category
    for (const extra of [{}, { state: 'closed' as const }, { state: 'withdrawn' as const }, { published: false }])
      await makeLot(demo, event, { category_id, ...extra })
    const { items } = (await demo.call(endpoints.auctionItems, { event, category_id })).output
    const categories = (await demo.call(endpoints.auctionCategories, { event })).output
    expect(items).toHaveLength(2)
    expect(categories).toContainEqual({ category_id, title: 'Wine', items: 2 })
  })
})
