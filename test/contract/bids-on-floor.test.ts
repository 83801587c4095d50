import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databases } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { somebody } from './people.ts'

describe.each(databases)('bids on the floor on $name', database => {
  const auction = useAuction(database)
  const { bid, read } = auction

  test('a maximum for the room is not taken as the price, nor the other way about', async () => {
    const desk = await auction.organiser('auction.view', 'auction.edit')
    const lot = await makeLot(auction.demo, event, { kind: 'live_auction' })
    const { token } = await somebody(auction.demo)
    const sent = (on_floor?: 'yes' | 'no', key?: string) => bid(lot, 500_00, token, key, { on_floor })
    const early = await sent('yes')
    expect([early.status, early.error.error]).toEqual([409, 'floor_changed'])
    expect(early.error.error_description).toBe('This lot is not called up any more. Your bid was not placed.')
    const key = randomUUID()
    expect((await sent('no', key)).status).toBe(200)
    await auction.demo.call(endpoints.promoteLot, { auction_item_id: lot }, desk)
    const late = await sent('no')
    expect([late.status, late.error.error]).toEqual([409, 'floor_changed'])
    expect(late.error.error_description).toBe(
      'This lot has just been called up: a bid is the price at once now. Your bid was not placed.',
    )
    expect(await read(lot)).toMatchObject({ price: undefined, bid_count: 0, next_bid: 50_00 })
    // What was accepted before keeps its receipt.
    expect((await sent('no', key)).output.receipt.amount).toBe(500_00)
    expect((await sent('yes')).output.bid_data).toMatchObject({ price: 500_00, bid_count: 1 })
    await auction.demo.call(endpoints.demoteLot, { auction_item_id: lot }, desk)
  })
})
