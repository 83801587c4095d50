import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('lots that are found on $name', database => {
  const auction = useAuction(database)
  const { read } = auction

  test('lots are watched, found and sorted, and close category by category', async () => {
    const { db } = auction.demo.context
    const category = `cat_${randomUUID()}`
    const place = 1000 + Math.floor(Math.random() * 1e6)
    await db.insertInto('lot_categories').values({ id: category, event_id: event, title: 'Odd', place }).execute()
    const [zebra, other] = [
      await makeLot(auction.demo, event, {
        title: 'A Zebra 100% striped',
        category_id: category,
        opening_price: 90_00,
      }),
      await makeLot(auction.demo, event, { title: 'A horse', category_id: category, kind: 'sealed_bid' }),
    ]
    const found = async (wanted: object) =>
      (await auction.demo.call(endpoints.auctionItems, { event, ...wanted })).output.items.map(
        item => item.auction_item_id,
      )
    expect(await found({ q: 'zebra 100%' })).toEqual([zebra])
    expect(await found({ q: '100_' })).toEqual([])
    expect(await found({ category_id: category, kinds: 'sealed_bid,live_auction' })).toEqual([other])
    expect(await found({ category_id: category, sort: 'price_down' })).toEqual([zebra, other])
    expect(await found({ ids: `${other},${zebra}`, sort: 'price_up' })).toEqual([other, zebra])
    const first = (await auction.demo.call(endpoints.auctionItems, { event, category_id: category, limit: '1' })).output
    expect(await found({ category_id: category, limit: '1', after: String(first.next) })).toEqual([other])
    const guest = await somebody(auction.demo)
    await auction.demo.call(endpoints.watchLot, { auction_item_id: other }, guest)
    const watched = await auction.demo.call(endpoints.watchLot, { auction_item_id: zebra }, guest)
    expect(watched.output.auction_item_ids).toEqual([zebra, other])
    await auction.demo.call(endpoints.unwatchLot, { auction_item_id: zebra }, guest)
    expect((await auction.demo.call(endpoints.watchedLots, {}, guest)).output.auction_item_ids).toEqual([other])
    const first_at = new Date(Date.now() + 3_600_000).toISOString()
    const desk = await auction.organiser('auction.edit')
    const draft = await makeLot(auction.demo, event, { category_id: category, published: false })
    const late = { opens_at: new Date(Date.now() + 7_200_000), closes_at: new Date(Date.now() + 9_000_000) }
    const unopened = await makeLot(auction.demo, event, { title: 'Late', category_id: category, ...late })
    const times = { first_at, minutes_apart: 15 }
    const passed = { ...times, first_at: new Date(Date.now() - 60_000).toISOString() }
    expect((await auction.demo.call(endpoints.setClosingTimes, passed, desk)).error.fields).toEqual({
      first_at: 'This time has passed already',
    })
    const refused = await auction.demo.call(endpoints.setClosingTimes, times, desk)
    expect(refused.error.fields).toEqual({ first_at: '“Late” would end before it opens' })
    await auction.demo.call(endpoints.deleteLot, { auction_item_id: unopened }, await auction.organiser('*'))
    await auction.demo.call(endpoints.pauseLot, { auction_item_id: other }, desk)
    auction.setAhead(20)
    const { output } = await auction.demo.call(endpoints.setClosingTimes, times, desk)
    await auction.demo.call(endpoints.resumeLot, { auction_item_id: other }, desk)
    auction.setAhead(0)
    const own = output.categories.findIndex(({ category_id }) => category_id === category)
    const end = Date.parse(first_at) + own * 15 * 60_000
    expect((await read(zebra)).ends_at).toBe(new Date(end).toISOString())
    // Its interruption counts from the new times on.
    expect(Date.parse((await read(other)).ends_at) - end).toBeLessThan(60_000)
    // A draft has the same end, but no job that would close it.
    const drafted = await db.selectFrom('lots').select('closes_at').where('id', '=', draft).executeTakeFirstOrThrow()
    expect(drafted.closes_at.getTime()).toBe(end)
    const jobs = await db.selectFrom('jobs').select('run_at').where('key', '=', draft).execute()
    expect(jobs.every(({ run_at }) => run_at.getTime() !== end)).toBe(true)
    expect((await auction.demo.call(endpoints.closeLot, { auction_item_id: draft }, desk)).error.error).toBe(
      'act_not_possible',
    )
  })
})
