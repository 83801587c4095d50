import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { chainedHash, noHash } from '../../host-demo/server/modules/auction/rules/log-chain.ts'
import { endpoints } from '../../src/api/table.ts'
import { databases } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { mailsTo, somebody } from './people.ts'

describe.each(databases)('bids on $name', database => {
  const auction = useAuction(database)
  const { bid, read, logOf, alertsTo } = auction

  test('bids up for the leader, tells everybody the price and nobody the maximum', async () => {
    const lot = await makeLot(auction.demo, event)
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    expect(await read(lot)).toMatchObject({ price: undefined, next_bid: 50_00, leaders: [], bid_count: 0 })
    const first = await bid(lot, 120_00, ada.token)
    expect(first.output).toMatchObject({
      receipt: { sequence: 1, amount: 120_00, leadingYN: true },
      bid_data: { price: 50_00, next_bid: 60_00, sequence: 1 },
    })
    const second = await bid(lot, 85_00, ben.token)
    expect(second.output).toMatchObject({ receipt: { leadingYN: false }, bid_data: { price: 90_00, next_bid: 100_00 } })
    const text = JSON.stringify([await read(lot), auction.pushed])
    expect(text).not.toContain('12000')
    expect(text).not.toContain('Hopper')
    const third = await bid(lot, 130_00, ben.token)
    expect(third.output.bid_data).toMatchObject({ price: 130_00, bid_count: 3 })
    expect((await read(lot)).history.map(({ price }) => price)).toEqual([130_00, 90_00, 50_00])
    await expect
      .poll(() => alertsTo(ada.user.user_id))
      .toMatchObject([{ event: 'bid-data-update', data: { outcome: 'outbid', price: 130_00, auction_item_id: lot } }])
  })

  test('tells bidders alone that they lead, also beside somebody of the same name', async () => {
    const { demo } = auction
    const [lot, other] = [await makeLot(demo, event), await makeLot(demo, event)]
    const [ada, ben] = [await somebody(demo), await somebody(demo)]
    const { receipt } = (await bid(lot, 120_00, ada.token)).output
    const { receipt: bens } = (await bid(lot, 85_00, ben.token)).output
    const { receipt: elsewhere } = (await bid(other, 120_00, ada.token)).output
    await demo.context.db
      .updateTable('bidders')
      .set({ shown_as: 'Sam' })
      .where('id', 'in', [receipt.bidder_id, bens.bidder_id])
      .execute()
    expect(await read(lot)).toMatchObject({ leaders: ['Sam'], leader_marks: [receipt.own_mark] })
    const marks = async (token: string) =>
      (await demo.call(endpoints.accountBids, {}, { token })).output.items.map(({ own_mark }) => own_mark)
    expect(await marks(ada.token)).toEqual([receipt.own_mark, elsewhere.own_mark])
    expect(await marks(ben.token)).toEqual([bens.own_mark])
    expect(new Set([receipt.own_mark, bens.own_mark, elsewhere.own_mark]).size).toBe(3)
  })

  test('refuses bids with what to do, and a refused bid changes nothing', async () => {
    const lot = await makeLot(auction.demo, event)
    const { token } = await somebody(auction.demo)
    const low = await bid(lot, 49_00, token)
    expect([low.status, low.error.error]).toEqual([409, 'bid_too_low'])
    expect(low.error.error_description).toBe('Bid £50 or more. Your bid was not placed.')
    await bid(lot, 80_00, token)
    expect((await bid(lot, 80_00, token)).error.error).toBe('bid_too_low')
    expect((await bid(lot, 70_00, token)).error.error).toBe('bid_too_low')
    expect((await bid('lot_unknown', 70_00, token)).status).toBe(404)
    const shown = await makeLot(auction.demo, event, { without_bids: true })
    expect((await bid(shown, 70_00, token)).error.error).toBe('lot_takes_no_bids')
    const later = await makeLot(auction.demo, event, { opens_at: new Date(Date.now() + 600_000) })
    expect((await bid(later, 70_00, token)).error.error).toBe('lot_not_open')
    expect(await read(lot)).toMatchObject({ price: 50_00, bid_count: 1 })
    const plain = await makeLot(auction.demo, event, { proxy: false })
    await bid(plain, 80_00, token)
    expect((await bid(plain, 90_00, token)).error.error).toBe('already_leading')
    expect(await read(plain)).toMatchObject({ price: 80_00, next_bid: 90_00 })
  })

  test('a bid that is sent again has the same receipt and counts once', async () => {
    const lot = await makeLot(auction.demo, event)
    const { token } = await somebody(auction.demo)
    const key = randomUUID()
    const [first, again] = [await bid(lot, 80_00, token, key), await bid(lot, 80_00, token, key)]
    expect(again.output.receipt).toEqual(first.output.receipt)
    const settle = (idempotency_key: string) =>
      auction.demo.call(endpoints.settleBid, { auction_item_id: lot, idempotency_key }, { token })
    expect((await settle(key)).output).toEqual(first.output)
    expect((await settle(randomUUID())).error.error).toBe('bid_not_found')
    expect((await bid(lot, 90_00, token, key)).error.error).toBe('idempotency_key_reused')
    expect(await read(lot)).toMatchObject({ bid_count: 1, price: 50_00 })
    // The same key of another bidder is another key.
    const other = await somebody(auction.demo)
    expect((await bid(lot, 90_00, other.token, key)).status).toBe(200)
  })

  test('an accepted bid in the last minutes moves the end for everybody, and the lot closes then', async () => {
    const closes_at = new Date(Date.now() + 60_000)
    const lot = await makeLot(auction.demo, event, { closes_at })
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    await bid(lot, 10_00, ada.token)
    expect((await read(lot)).ends_at).toBe(closes_at.toISOString())
    const { receipt, bid_data } = (await bid(lot, 80_00, ada.token)).output
    expect(Date.parse(bid_data.ends_at)).toBe(Date.parse(receipt.accepted_at) + 120_000)
    await bid(lot, 60_00, ben.token)
    await auction.close(lot, 0)
    expect(await read(lot)).toMatchObject({ state: 'open' })
    auction.setAhead(3)
    // The lot has ended, though no job has closed it yet.
    expect((await bid(lot, 500_00, ben.token)).error.error).toBe('lot_closed')
    await auction.close(lot, 3)
    expect(await read(lot)).toMatchObject({ state: 'closed', price: 70_00 })
    const wins = await auction.winsOf(lot)
    expect(wins).toMatchObject([{ amount: 70_00 }])
    await expect
      .poll(() =>
        auction.pushed.filter(push => push.channel.startsWith('private-') && JSON.stringify(push.data).includes(lot)),
      )
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ data: expect.objectContaining({ outcome: 'won', price: 70_00 }) }),
          expect.objectContaining({ data: expect.objectContaining({ outcome: 'lost', price: 70_00 }) }),
        ]),
      )
  })

  test('below its reserve a lot is not sold', async () => {
    const lot = await makeLot(auction.demo, event, { reserve: 200_00, closes_at: new Date(Date.now() + 300_000) })
    const { token, email } = await somebody(auction.demo)
    const placed = await bid(lot, 150_00, token)
    expect(placed.output.bid_data).toMatchObject({ price: 150_00, reserve_metYN: false })
    await auction.demo.context.db
      .updateTable('auctions')
      .set({ lost_mails: true })
      .where('event_id', '=', event)
      .execute()
    await auction.close(lot)
    expect(await read(lot)).toMatchObject({ state: 'closed', reserve_metYN: false, soldYN: false })
    expect(await auction.winsOf(lot)).toEqual([])
    await auction.runNow('mail-lot-results', lot)
    const told = async () => (await mailsTo(auction.demo, email)).filter(({ kind }) => kind === 'lot_lost')
    await expect
      .poll(told)
      .toMatchObject([{ body_text: expect.stringContaining('It was not sold. Thank you for bidding.') }])
  })

  test('tells each bidder what became of their bids, and why', async () => {
    const closes_at = new Date(Date.now() + 300_000)
    const [lot, tied, unsold] = [
      await makeLot(auction.demo, event, { closes_at }),
      await makeLot(auction.demo, event, { closes_at }),
      await makeLot(auction.demo, event, { closes_at, reserve: 900_00 }),
    ]
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    const unmet = 'Your bid led, but it did not reach the reserve, so the lot was not sold.'
    const told = async (token: string) =>
      (await auction.demo.call(endpoints.accountBids, {}, { token })).output.items.map(({ outcome, why }) => [
        outcome,
        why,
      ])
    await bid(lot, 120_00, ada.token)
    await bid(lot, 85_00, ben.token)
    await bid(tied, 100_00, ada.token)
    await bid(tied, 100_00, ben.token)
    await bid(unsold, 200_00, ben.token)
    const { leaders } = await read(lot)
    expect(await told(ada.token)).toEqual([
      ['leading', 'Your bid leads at £90.'],
      ['leading', 'Your bid leads at £100.'],
    ])
    expect(await told(ben.token)).toEqual([
      ['outbid', `Paddle ${leaders[0]} had offered more than your £85 before you bid, so the price went to £90.`],
      ['outbid', `Paddle ${leaders[0]} had offered £100 before you did. Of equal bids the earlier one leads.`],
      ['leading', 'Your bid leads at £200.'],
    ])
    await bid(lot, 150_00, ben.token)
    const [paddle] = (await read(lot)).leaders
    expect((await told(ada.token))[0]).toEqual([
      'outbid',
      expect.stringMatching(
        `^Paddle ${paddle} bid more than your £120 at \\d\\d:\\d\\d:\\d\\d, so the price went to £130.$`,
      ),
    ])
    expect((await auction.demo.call(endpoints.auctionLog, { auction_item_id: lot, event })).error.error).toBe(
      'lot_not_closed',
    )
    for (const each of [lot, tied, unsold]) await auction.close(each)
    expect(await told(ben.token)).toMatchObject([
      ['won', 'Your bid was the best: you pay £130.'],
      ['lost', expect.stringContaining('Of equal bids')],
      ['lost', unmet],
    ])
    // A leader is told so at once.
    await expect
      .poll(() => auction.alertsTo(ben.user.user_id).map(({ data }) => data))
      .toContainEqual(expect.objectContaining({ auction_item_id: unsold, outcome: 'lost', body: unmet }))
    const { entries } = (await auction.demo.call(endpoints.auctionLog, { auction_item_id: lot, event })).output
    expect(entries.map(({ entry }) => entry.kind)).toEqual(['bid', 'bid', 'bid', 'closed'])
    // A hash may hold these digits by chance.
    expect(entries.flatMap(({ entry }) => Object.values(entry))).not.toContain(150_00)
  })

  test('with several leaders, a bid that is too low is compared with the lowest', async () => {
    const lot = await makeLot(auction.demo, event, { winners: 2 })
    const [ada, ben, cyd] = [await somebody(auction.demo), await somebody(auction.demo), await somebody(auction.demo)]
    await bid(lot, 100_00, ada.token)
    await bid(lot, 80_00, ben.token)
    await bid(lot, 80_00, cyd.token)
    const { leaders } = await read(lot)
    const { items } = (await auction.demo.call(endpoints.accountBids, {}, { token: cyd.token })).output
    expect(items[0]?.why).toBe(
      `Paddle ${leaders[1]} had offered £80 before you did. Of equal bids the earlier one leads.`,
    )
  })

  test('many at once: accepted bids rise strictly, and each is in the log, which is one chain', async () => {
    const lot = await makeLot(auction.demo, event)
    const people = await Promise.all(Array.from({ length: 8 }, () => somebody(auction.demo)))
    const answers = await Promise.all(
      people.flatMap(({ token }, one) => [1, 2, 3, 4].map(step => bid(lot, (50 + step * 40 + one) * 100, token))),
    )
    const accepted = answers.filter(({ status }) => status === 200)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const log = await logOf(lot)
    expect(log.map(({ sequence }) => sequence)).toEqual(accepted.map((_, index) => index + 1))
    const prices = log.map(({ entry }) => Number(entry.price))
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
    let hash = noHash
    for (const { entry, hash: stored } of log) {
      hash = chainedHash(hash, entry as never)
      expect(stored).toBe(hash)
    }
    expect(new Set(accepted.map(({ output }) => output.receipt.hash))).toEqual(new Set(log.map(row => row.hash)))
  })
})
