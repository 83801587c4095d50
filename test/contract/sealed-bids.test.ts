import { describe, expect, test } from 'vitest'
import { commitmentTo } from '../../host-demo/server/modules/auction/rules/sealed.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('sealed bids on $name', database => {
  const auction = useAuction(database)
  const { bid, read, logOf } = auction

  test('sealed bids are hidden until the close, can be changed until then, and are bound by what was published', async () => {
    const lot = await makeLot(auction.demo, event, { kind: 'sealed_bid', closes_at: new Date(Date.now() + 300_000) })
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    const first = await bid(lot, 300_00, ada.token)
    expect(first.output.bid_data).toMatchObject({ price: undefined, leaders: [], next_bid: 50_00, bid_count: 1 })
    const { receipt, bid_data } = (await bid(lot, 210_00, ada.token)).output
    expect(bid_data.log_hash).toBe(receipt.hash)
    await bid(lot, 205_00, ben.token)
    const told = await read(lot)
    // A bid that replaces one's own is not another bid.
    expect(told).toMatchObject({ price: undefined, leaders: [], history: [], bid_count: 2 })
    await expect
      .poll(() => auction.pushed.map(({ data }) => data))
      .toContainEqual(expect.objectContaining({ auction_item_id: lot, log_hash: told.log_hash }))
    await auction.close(lot)
    expect(await read(lot)).toMatchObject({
      ...{ state: 'closed', soldYN: true, price: 210_00, leaders: [expect.any(String)] },
      history: [
        { price: 205_00, replacedYN: false },
        { price: 210_00, replacedYN: false },
        { price: 300_00, replacedYN: true },
      ],
    })
    const { entries } = (await auction.demo.call(endpoints.auctionLog, { auction_item_id: lot, event })).output
    // What was public before the close commits the organiser to it.
    expect(entries[told.sequence - 1]?.hash).toBe(told.log_hash)
    const { entry, hash, reveal } = entries[1] ?? {}
    expect([hash, reveal]).toEqual([receipt.hash, { amount: 210_00, salt: receipt.salt }])
    expect(entry).toMatchObject({ commitment: commitmentTo(lot, receipt.bidder_id, 210_00, receipt.salt) })
  })

  test('of equal sealed bids the earlier one wins, and the other bidder is told so', async () => {
    const lot = await makeLot(auction.demo, event, { kind: 'sealed_bid', closes_at: new Date(Date.now() + 300_000) })
    const [ada, ben, cyd] = [await somebody(auction.demo), await somebody(auction.demo), await somebody(auction.demo)]
    await bid(lot, 300_00, ada.token)
    await bid(lot, 300_00, ben.token)
    await bid(lot, 200_00, cyd.token)
    await auction.close(lot)
    const why = async ({ token }: { token: string }) =>
      (await auction.demo.call(endpoints.accountBids, {}, { token })).output.items[0]?.why
    expect([await why(ada), await why(ben), await why(cyd)]).toEqual([
      'Your bid was the best: you pay £300.',
      'Another sealed bid of £300 came before yours. Of equal bids the earlier one wins.',
      'Another sealed bid was better than your £200.',
    ])
  })

  test('the best sealed bid wins at its own amount, even if others have changed theirs', async () => {
    const lot = await makeLot(auction.demo, event, { kind: 'sealed_bid', closes_at: new Date(Date.now() + 300_000) })
    const [ada, ben, cyd] = [await somebody(auction.demo), await somebody(auction.demo), await somebody(auction.demo)]
    await bid(lot, 400_00, ada.token)
    await bid(lot, 390_00, ben.token)
    await bid(lot, 300_00, cyd.token)
    await bid(lot, 100_00, ada.token)
    await bid(lot, 90_00, ben.token)
    expect(JSON.stringify(await logOf(lot).then(log => log.map(({ entry }) => entry)))).not.toContain('30000')
    await auction.close(lot)
    const { price, leaders } = await read(lot)
    expect(price).toBe(300_00)
    expect((await auction.demo.call(endpoints.accountBids, {}, { token: cyd.token })).output.items).toMatchObject([
      { outcome: 'won', to_pay: 300_00, leaders, why: 'Your bid was the best: you pay £300.' },
    ])
  })
})
