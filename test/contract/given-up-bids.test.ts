import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databases } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { somebody } from './people.ts'

describe.each(databases)('bids that were given up on $name', database => {
  const auction = useAuction(database)
  const { bid, read } = auction

  test('a bid whose device was told that it had not arrived is refused when it does', async () => {
    const lot = await makeLot(auction.demo, event)
    // Neither has bid before.
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    const late = { auction_item_id: lot, idempotency_key: randomUUID() }
    const settle = () => auction.demo.call(endpoints.settleBid, late, { token: ada.token })
    expect((await settle()).error.error).toBe('bid_not_found')
    const arrived = await bid(lot, 80_00, ada.token, late.idempotency_key)
    expect([arrived.status, arrived.error.error]).toEqual([409, 'bid_given_up'])
    expect((await settle()).error.error).toBe('bid_not_found')
    expect(await read(lot)).toMatchObject({ bid_count: 0 })
    // Another person's key is another one, and so is the bidder's next.
    expect((await bid(lot, 60_00, ben.token, late.idempotency_key)).status).toBe(200)
    expect((await bid(lot, 80_00, ada.token)).status).toBe(200)
  })

  test('a bid and the question about it that wait for the lot together agree', async () => {
    const lot = await makeLot(auction.demo, event)
    const { token } = await somebody(auction.demo)
    const asked = Array.from({ length: 8 }, () => ({ auction_item_id: lot, idempotency_key: randomUUID() }))
    const settle = (question: (typeof asked)[number]) => auction.demo.call(endpoints.settleBid, question, { token })
    const outcomes = await Promise.all(
      asked.map((question, step) => {
        const early = step % 2 ? settle(question) : undefined
        const placed = bid(lot, (60 + step * 20) * 100, token, question.idempotency_key)
        return Promise.all([placed, early ?? settle(question)])
      }),
    )
    const accepted = outcomes.filter(([placed]) => placed.status === 200)
    for (const [placed, settled] of outcomes) expect(settled.status === 200).toBe(placed.status === 200)
    expect(await read(lot)).toMatchObject({ bid_count: accepted.length })
  })
})
