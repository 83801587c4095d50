import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Push } from '../../host-demo/server/platform/outbox/outbox.ts'
import { deskChannel, eventChannel } from '../../src/api/channels.ts'
import type { InputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { somebody } from './people.ts'

const hour = 3_600_000

describe.each(databasesFor(import.meta.url))('the catalogue on $name', database => {
  let demo: DemoServer
  let token: string
  const pushed: Push[] = []
  const event = 'riverside'
  const from = () => ({ event, token })
  beforeAll(async () => {
    demo = await startDemo(database, { publisher: { publishBatch: async batch => void pushed.push(...batch) } })
    token = (await organiser(demo, event, ['*'])).token
  }, 60_000)
  beforeEach(async () => {
    await demo.context.db.deleteFrom('lots').where('event_id', '=', event).execute()
  })
  afterAll(() => demo.close())

  const input = (extra: Partial<InputOf<typeof endpoints.addLot>> = {}): InputOf<typeof endpoints.addLot> => ({
    kind: 'competitive_bid',
    title: 'A week by the sea',
    summary: 'A cottage for six.',
    description: 'A cottage.\n\nWith a <garden.',
    pictures: [],
    without_bidsYN: 'no',
    opening_price: 50_00,
    stock: 1,
    winners: 1,
    maximum_bidsYN: 'yes',
    extension_minutes: 2,
    opens_at: new Date(Date.now() - hour).toISOString(),
    closes_at: new Date(Date.now() + hour).toISOString(),
    ...extra,
  })
  const make = async (extra: Partial<InputOf<typeof endpoints.addLot>> = {}) => {
    const { output, error } = await demo.call(endpoints.addLot, input(extra), from())
    expect(error.error).toBeUndefined()
    return output
  }
  const seen = async () => (await demo.call(endpoints.auctionItems, { event })).output.items
  const titles = async () => (await demo.call(endpoints.adminLots, {}, from())).output.items.map(({ title }) => title)
  const log = async () => (await demo.call(endpoints.auditLog, {}, from())).output.items
  const undo = async () => {
    const entry_id = (await log())[0]?.entry_id ?? ''
    return demo.call(endpoints.undoAction, { entry_id }, from())
  }
  const publish = (auction_item_id: string, publishedYN: 'yes' | 'no') =>
    demo.call(endpoints.publishLot, { auction_item_id, publishedYN }, from())

  test('adds a draft that no guest sees, publishes it, and undoes both', async () => {
    const lot = await make({ title: 'Draft' })
    expect(lot).toMatchObject({
      publishedYN: false,
      number: 1,
      description: 'A cottage.\n\nWith a <garden.',
    })
    const { auction_item_id } = lot
    const unseen = await demo.call(endpoints.auctionItem, { auction_item_id, event })
    expect([await seen(), unseen.error.error]).toEqual([[], 'lot_not_found'])
    const { token: guest } = await somebody(demo)
    const bid = { auction_item_id, amount: 60_00, idempotency_key: 'one-and-only' }
    expect((await demo.call(endpoints.placeBid, bid, { event, token: guest })).status).toBe(404)
    expect((await publish(auction_item_id, 'yes')).output.publishedYN).toBe(true)
    expect((await seen()).map(({ title }) => title)).toEqual(['Draft'])
    const { description } = (await demo.call(endpoints.auctionItem, { auction_item_id, event })).output
    expect(description).toBe('<p>A cottage.</p><p>With a &lt;garden.</p>')
    expect((await undo()).status).toBe(200)
    expect(await seen()).toEqual([])
    expect((await log()).slice(0, 3).map(({ action, person, title }) => [action, person, title])).toEqual([
      ['undo', 'Grace Hopper', 'Draft'],
      ['publish', 'Grace Hopper', 'Draft'],
      ['add', 'Grace Hopper', 'Draft'],
    ])
    await demo.call(endpoints.deleteLot, { auction_item_id }, from())
    expect(await titles()).toEqual([])
    expect((await undo()).status).toBe(200)
    expect(await titles()).toEqual(['Draft'])
    await demo.call(endpoints.deleteLot, { auction_item_id }, from())
  })

  test('tells the desks of drafts, moves and deleted lots, and guests nothing', async () => {
    const other = await make({ title: 'Boat' })
    const { auction_item_id, revision } = await make({ title: 'Draft' })
    const toldOf = (channel: string) =>
      pushed.filter(push => push.channel === channel && JSON.stringify(push.data).includes(auction_item_id))
    const atDesks = () => toldOf(deskChannel(event)).length
    await expect.poll(atDesks).toBe(1)
    await demo.call(endpoints.editLot, { ...input({ title: 'Sketch' }), auction_item_id, revision }, from())
    await expect.poll(atDesks).toBe(2)
    await demo.call(endpoints.moveLot, { auction_item_id, number: 1 }, from())
    await expect.poll(atDesks).toBe(3)
    await demo.call(endpoints.deleteLot, { auction_item_id }, from())
    await expect.poll(atDesks).toBe(4)
    await undo()
    await expect.poll(atDesks).toBe(5)
    expect(toldOf(eventChannel(event))).toEqual([])
    for (const id of [auction_item_id, other.auction_item_id]) {
      await demo.call(endpoints.deleteLot, { auction_item_id: id }, from())
    }
  })

  test('edits only the current revision, and undoes only what nobody has changed since', async () => {
    const { auction_item_id, revision } = await make({ title: 'Boat' })
    const edit = (extra: object, seen = revision) =>
      demo.call(endpoints.editLot, { ...input({ title: 'Boat', ...extra }), auction_item_id, revision: seen }, from())
    const first = await edit({ title: 'Red boat', restrictions: 'Not in winter' })
    expect([first.status, first.output.title, first.output.restrictions]).toEqual([200, 'Red boat', 'Not in winter'])
    expect((await edit({ title: 'Blue boat' })).error.error).toBe('lot_changed')
    const entry = (await log())[0]
    expect([entry?.before?.title, entry?.after?.title]).toEqual(['Boat', 'Red boat'])
    expect((await edit({ title: 'Old boat' }, first.output.revision)).status).toBe(200)
    const stale = await demo.call(endpoints.undoAction, { entry_id: entry?.entry_id ?? '' }, from())
    expect([stale.error.error, await titles()]).toEqual(['changed_since', ['Old boat']])
    await undo()
    expect(await titles()).toEqual(['Red boat'])
    const limited = await organiser(demo, event, ['desk.viewlist'])
    const refused = await demo.call(
      endpoints.undoAction,
      { entry_id: (await log())[0]?.entry_id ?? '' },
      { event, token: limited.token },
    )
    expect(refused.status).toBe(403)
    await demo.call(endpoints.deleteLot, { auction_item_id }, from())
  })

  test('fixes the terms once somebody has bid, and then cannot hide the lot', async () => {
    const { auction_item_id } = await make({ title: 'Piano', category_id: null })
    await publish(auction_item_id, 'yes')
    const { token: guest } = await somebody(demo)
    const bid = { auction_item_id, amount: 60_00, idempotency_key: 'one-and-only' }
    expect((await demo.call(endpoints.placeBid, bid, { event, token: guest })).status).toBe(200)
    const { revision, ...read } = (await demo.call(endpoints.adminLot, { auction_item_id }, from())).output
    expect(read.terms_fixedYN).toBe(true)
    const times = { opens_at: read.opens_at, closes_at: read.closes_at }
    const edit = (extra: object) =>
      demo.call(
        endpoints.editLot,
        { ...input({ title: 'Piano', ...times, ...extra }), auction_item_id, revision },
        from(),
      )
    const moved = await edit({ opening_price: 10_00, closes_at: new Date(Date.now() + 2 * hour).toISOString() })
    expect([moved.status, Object.keys(moved.error.fields ?? {})]).toEqual([400, ['opening_price', 'closes_at']])
    expect((await edit({ title: 'Grand piano' })).output.title).toBe('Grand piano')
    expect((await publish(auction_item_id, 'no')).error.error).toBe('lot_in_use')
    expect((await demo.call(endpoints.deleteLot, { auction_item_id }, from())).error.error).toBe('lot_in_use')
  })

  test('bids before the floor and withdrawn ones fix the terms too; a lot’s log is never deleted', async () => {
    const { token: guest } = await somebody(demo)
    for (const kind of ['live_auction', 'competitive_bid'] as const) {
      const { auction_item_id } = await make({ kind })
      await publish(auction_item_id, 'yes')
      const bid = { auction_item_id, amount: 60_00, idempotency_key: `one-and-only ${kind}` }
      await demo.call(endpoints.placeBid, bid, { event, token: guest })
      const withdrawal = { auction_item_id, sequence: 1, reason: 'A mistake' }
      if (kind === 'competitive_bid') await demo.call(endpoints.withdrawBid, withdrawal, from())
      const { output } = await demo.call(endpoints.adminLot, { auction_item_id }, from())
      expect(output.terms_fixedYN).toBe(true)
      expect((await demo.call(endpoints.deleteLot, { auction_item_id }, from())).error.error).toBe('lot_in_use')
    }
  })

  test('has increments for a lot, and keeps an end that the operator has moved when something else is edited', async () => {
    const increments = [
      { from: 0, step: 5_00 },
      { from: 100_00, step: 20_00 },
    ]
    const { auction_item_id, opens_at, closes_at } = await make({ title: 'Clock', increments })
    await publish(auction_item_id, 'yes')
    const extension = { auction_item_id, minutes: 30, idempotency_key: 'half-an-hour' }
    const { ends_at } = (await demo.call(endpoints.extendLot, extension, from())).output
    const { revision } = (await demo.call(endpoints.adminLot, { auction_item_id }, from())).output
    const sent = { ...input({ title: 'Old clock', increments, opens_at, closes_at }), auction_item_id, revision }
    expect((await demo.call(endpoints.editLot, sent, from())).output.increments).toEqual(increments)
    const [lot] = (await demo.call(endpoints.auctionItems, { event })).output.items
    expect(lot).toMatchObject({ title: 'Old clock', ends_at })
    const { token: guest } = await somebody(demo)
    const bid = { auction_item_id, amount: 50_00, idempotency_key: 'one-and-only' }
    const placed = await demo.call(endpoints.placeBid, bid, { event, token: guest })
    expect(placed.output.bid_data).toMatchObject({ price: 50_00, next_bid: 55_00 })
  })

  test('has an error for each wrong field', async () => {
    const fields = async (extra: Partial<InputOf<typeof endpoints.addLot>>) => {
      const { status, error } = await demo.call(endpoints.addLot, input(extra), from())
      return [status, ...Object.keys(error.fields ?? {})]
    }
    expect(await fields({ title: ' ' })).toEqual([400, 'title'])
    expect(await fields({ kind: 'buy_now' })).toEqual([400, 'buy_now_price'])
    expect(await fields({ kind: 'sponsor_item' })).toEqual([400, 'buy_now_price'])
    expect(await fields({ reserve: 100_00, winners: 2 })).toEqual([400, 'reserve'])
    expect(await fields({ reserve: 10_00 })).toEqual([400, 'reserve'])
    expect(await fields({ closes_at: new Date(Date.now() - 2 * hour).toISOString() })).toEqual([400, 'closes_at'])
    expect(await fields({ picture: 'https://elsewhere.example/x.png' })).toEqual([400, 'picture'])
    expect(await fields({ category_id: 'none' })).toEqual([400, 'category_id'])
    const late = await make({ closes_at: new Date(Date.now() - hour / 2).toISOString() })
    expect(Object.keys((await publish(late.auction_item_id, 'yes')).error.fields ?? {})).toEqual(['closes_at'])
  })

  test('keeps its order while two organisers move lots at once, and undoes a move', async () => {
    const made: string[] = []
    for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) made.push((await make({ title })).auction_item_id)
    const move = (index: number, number: number) =>
      demo.call(endpoints.moveLot, { auction_item_id: made[index] ?? '', number }, from())
    const { number: first } = (await demo.call(endpoints.adminLot, { auction_item_id: made[0] ?? '' }, from())).output
    expect(await titles()).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
    await move(4, first + 1)
    expect(await titles()).toEqual(['A', 'E', 'B', 'C', 'D', 'F'])
    await move(0, 999)
    expect(await titles()).toEqual(['E', 'B', 'C', 'D', 'F', 'A'])
    expect((await undo()).status).toBe(200)
    expect(await titles()).toEqual(['A', 'E', 'B', 'C', 'D', 'F'])
    await Promise.all([move(0, first + 5), move(1, first), move(2, first + 3), move(5, first)])
    expect((await titles()).sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  })

  test('adds, renames, orders and deletes categories in one call', async () => {
    const save = (categories: InputOf<typeof endpoints.saveCategories>['categories']) =>
      demo.call(endpoints.saveCategories, { categories }, from())
    const made = (await save([{ title: 'Travel' }, { title: 'Food' }, { title: 'Art' }])).output
    expect(made.map(({ title }) => title)).toEqual(['Travel', 'Food', 'Art'])
    const [travel, food, art] = made
    const lot = await make({ category_id: food?.category_id ?? '' })
    const swapped = await save([art, food, { ...travel, title: 'Away' }].map(one => ({ title: '', ...one })))
    expect(swapped.output.map(({ title, items }) => `${title} ${items}`)).toEqual(['Art 0', 'Food 1', 'Away 0'])
    const seen = made.map(({ category_id, title }) => ({ category_id, title }))
    const late = await demo.call(endpoints.saveCategories, { categories: [], seen }, from())
    expect([late.status, late.error.error]).toEqual([409, 'categories_changed'])
    const refused = await save([{ title: 'Only' }])
    expect([refused.status, refused.error.fields?.categories]).toEqual([
      400,
      'There are lots in Food: give them another category first',
    ])
    expect((await undo()).status).toBe(200)
    const back = (await demo.call(endpoints.adminCategories, {}, from())).output
    expect(back.map(({ title }) => title)).toEqual(['Travel', 'Food', 'Art'])
    await demo.call(endpoints.deleteLot, { auction_item_id: lot.auction_item_id }, from())
    expect((await save([])).output).toEqual([])
  })
})
