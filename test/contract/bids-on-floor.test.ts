import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { mailsTo, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('bids on the floor on $name', database => {
  const auction = useAuction(database)
  const { bid, read } = auction

  /** Frees the floor for the next test. */
  async function hammer(lot: string, desk: { token: string }) {
    const { price, leader_marks } = await read(lot)
    const seen = { price, leader_mark: leader_marks[0] }
    const sent = { auction_item_id: lot, ...seen, idempotency_key: randomUUID(), sold: 'yes' } as const
    expect((await auction.demo.call(endpoints.hammerLot, sent, desk)).status).toBe(200)
  }

  test('a maximum from before the floor is not taken as a floor bid, or the reverse', async () => {
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
    // A bid that was accepted before keeps its receipt.
    expect((await sent('no', key)).output.receipt.amount).toBe(500_00)
    expect((await sent('yes')).output.bid_data).toMatchObject({ price: 500_00, bid_count: 1 })
    await hammer(lot, desk)
  })

  test('an idempotency key stands for one action: another bid, lot or action with it is refused, not swallowed', async () => {
    const desk = await auction.organiser('auction.view', 'auction.edit')
    const { demo } = auction
    const lot = await makeLot(demo, event, { kind: 'live_auction' })
    const on = { auction_item_id: lot, idempotency_key: randomUUID() }
    await demo.call(endpoints.promoteLot, { auction_item_id: lot }, desk)
    const first = await demo.call(endpoints.recordFloorBid, { ...on, paddle: 4_321, amount: 100_00 }, desk)
    const again = await demo.call(endpoints.recordFloorBid, { ...on, paddle: 4_321, amount: 100_00 }, desk)
    expect([first.status, again.status]).toEqual([200, 200])
    const others = [
      await demo.call(endpoints.recordFloorBid, { ...on, paddle: 4_322, amount: 900_00 }, desk),
      await demo.call(endpoints.recordFloorBid, { ...on, paddle: 4_321 }, desk),
      await demo.call(endpoints.lockRemoteBids, on, desk),
    ]
    expect(others.map(({ status, error }) => [status, error.error])).toEqual(
      others.map(() => [409, 'idempotency_key_reused']),
    )
    expect(await read(lot)).toMatchObject({ price: 100_00, bid_count: 1 })
    const next = { auction_item_id: lot, idempotency_key: randomUUID() }
    expect((await demo.call(endpoints.lockRemoteBids, next, desk)).status).toBe(200)
    expect((await demo.call(endpoints.lockRemoteBids, next, desk)).status).toBe(200)
    expect((await demo.call(endpoints.unlockRemoteBids, next, desk)).error.error).toBe('idempotency_key_reused')
    await hammer(lot, desk)
  })

  test('somebody who is outbid by the room is told at once and by mail, as by a device', async () => {
    const desk = await auction.organiser('auction.view', 'auction.edit')
    // Its time has passed, but a live lot ends with the hammer.
    const lot = await makeLot(auction.demo, event, { kind: 'live_auction', closes_at: new Date(Date.now() - 60_000) })
    const { token, user, email } = await somebody(auction.demo)
    const on = { auction_item_id: lot }
    await auction.demo.call(endpoints.promoteLot, on, desk)
    await bid(lot, 100_00, token)
    const floorBid = { ...on, idempotency_key: randomUUID(), paddle: 4_301, amount: 120_00 }
    await auction.demo.call(endpoints.recordFloorBid, floorBid, desk)
    const data = { auction_item_id: lot, outcome: 'outbid', price: 120_00 }
    await expect.poll(() => auction.alertsTo(user.user_id).map(({ data }) => data)).toMatchObject([data])
    const job = await auction.demo.context.db
      .selectFrom('jobs')
      .select('key')
      .where('kind', '=', 'mail-outbid')
      .where('key', 'like', `${lot} %`)
      .executeTakeFirstOrThrow()
    await auction.runNow('mail-outbid', job.key)
    expect(await mailsTo(auction.demo, email)).toMatchObject([
      { subject: 'You have been outbid: A week by the sea', useless_at: null },
    ])
    await hammer(lot, desk)
  })

  test('a maximum that waits for the auctioneer is outbid once the price has reached it, and not before', async () => {
    const desk = await auction.organiser('auction.view', 'auction.edit')
    const { demo } = auction
    const lot = await makeLot(demo, event, { kind: 'live_auction' })
    const [low, high, device] = [await somebody(demo), await somebody(demo), await somebody(demo)]
    const paddleOf = async (person: typeof low) =>
      (await demo.call(endpoints.accountBidder, {}, person)).output.paddle ?? 0
    const inRoom = async (amount: number, paddle: number) => {
      const sent = { auction_item_id: lot, idempotency_key: randomUUID(), paddle, amount }
      expect((await demo.call(endpoints.recordFloorBid, sent, desk)).status).toBe(200)
    }
    const outbid = (person: typeof low) =>
      auction.alertsTo(person.user.user_id).flatMap(({ data }) => {
        const { outcome, price } = data as { outcome: string; price: number }
        return outcome === 'outbid' ? [price] : []
      })
    await bid(lot, 200_00, low.token)
    await bid(lot, 500_00, high.token)
    await demo.call(endpoints.promoteLot, { auction_item_id: lot }, desk)
    await inRoom(100_00, 4_321)
    // The auctioneer bids for them, and may do so again.
    await inRoom(120_00, await paddleOf(low))
    await inRoom(140_00, 4_321)
    await inRoom(200_00, 4_322)
    await expect.poll(() => outbid(low)).toEqual([200_00])
    await bid(lot, 600_00, device.token)
    await expect.poll(() => outbid(high)).toEqual([600_00])
    await inRoom(900_00, 4_321)
    await expect.poll(() => outbid(device)).toEqual([900_00])
    expect([outbid(low), outbid(high)]).toEqual([[200_00], [600_00]])
    const mails = await demo.context.db
      .selectFrom('jobs')
      .select('key')
      .where('kind', '=', 'mail-outbid')
      .where('key', 'like', `${lot} %`)
      .execute()
    expect(mails).toHaveLength(3)
    await hammer(lot, desk)
  })

  test('a bidder whose maximum was for the auctioneer is told what became of it', async () => {
    const desk = await auction.organiser('auction.view', 'auction.edit')
    const [lot, unsold] = [
      await makeLot(auction.demo, event, { kind: 'live_auction' }),
      await makeLot(auction.demo, event, { kind: 'live_auction' }),
    ]
    const [low, high] = [await somebody(auction.demo), await somebody(auction.demo)]
    const why = async ({ token }: { token: string }) =>
      (await auction.demo.call(endpoints.accountBids, {}, { token })).output.items.map(item => item.why)
    const inRoom = async (amount: number, paddle: number) => {
      const sent = { auction_item_id: lot, idempotency_key: randomUUID(), paddle, amount }
      expect((await auction.demo.call(endpoints.recordFloorBid, sent, desk)).status).toBe(200)
    }
    await bid(lot, 200_00, low.token)
    await bid(lot, 400_00, high.token)
    await bid(unsold, 90_00, low.token)
    await auction.demo.call(endpoints.promoteLot, { auction_item_id: lot }, desk)
    await inRoom(100_00, 4_311)
    expect((await why(low))[0]).toBe('The auctioneer can bid up to your £200 for you.')
    await inRoom(150_00, 4_312)
    await inRoom(220_00, 4_311)
    const lost = /^Paddle 4311 bid £220 in the room at \d\d:\d\d:\d\d. You had bid up to £200.$/
    expect((await why(low))[0]).toMatch(lost)
    await hammer(lot, desk)
    const on = { auction_item_id: unsold }
    await auction.demo.call(endpoints.promoteLot, on, desk)
    await auction.demo.call(endpoints.hammerLot, { ...on, idempotency_key: randomUUID(), sold: 'no' }, desk)
    expect([...(await why(low)), ...(await why(high))]).toEqual([
      expect.stringMatching(lost),
      'Nobody bid in the room, so the lot was not sold.',
      'The hammer fell at £220, before the auctioneer had bid up to your £400.',
    ])
  })

  test('the best bidder is told where the auctioneer has passed a lot', async () => {
    const desk = await auction.organiser('auction.view', 'auction.edit')
    const lot = await makeLot(auction.demo, event, { kind: 'live_auction' })
    const { token } = await somebody(auction.demo)
    const on = { auction_item_id: lot }
    await auction.demo.call(endpoints.promoteLot, on, desk)
    await bid(lot, 100_00, token)
    const { price, leader_marks } = await read(lot)
    const passed = { ...on, price, leader_mark: leader_marks[0], idempotency_key: randomUUID(), sold: 'no' } as const
    expect((await auction.demo.call(endpoints.hammerLot, passed, desk)).status).toBe(200)
    expect((await auction.demo.call(endpoints.accountBids, {}, { token })).output.items[0]?.why).toBe(
      'Your bid was the best, but the auctioneer has not sold the lot.',
    )
  })

  test('somebody who loses the lead because one of several pieces was bought is told', async () => {
    const lot = await makeLot(auction.demo, event, { winners: 2, buy_now_price: 500_00 })
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    await bid(lot, 80_00, ada.token)
    await bid(lot, 60_00, ben.token)
    const lines = [{ origin: 'auction', auction_item_id: lot, quantity: 1 }]
    const guest = { first_name: 'Cyd', last_name: 'Charisse', email: 'cyd@guests.example' }
    const order = await auction.demo.call(endpoints.payStripe, { idempotency_key: randomUUID(), lines, guest })
    await auction.demo.pay(order.output.payment_intent_id)
    await auction.demo.confirm(order.output)
    await expect
      .poll(() => auction.alertsTo(ben.user.user_id).map(({ data }) => data))
      .toMatchObject([{ auction_item_id: lot, outcome: 'outbid' }])
    expect(auction.alertsTo(ada.user.user_id)).toEqual([])
  })

  test('of lots that are brought to the floor at once, one is there, and the others are refused with the reason', async () => {
    const desk = await auction.organiser('auction.view', 'auction.edit')
    for (let round = 0; round < 5; round++) {
      const lots: string[] = []
      for (let index = 0; index < 4; index++) lots.push(await makeLot(auction.demo, event, { kind: 'live_auction' }))
      const call = (lot: string) => auction.demo.call(endpoints.promoteLot, { auction_item_id: lot }, desk)
      const answers = await Promise.all(lots.map(call))
      expect(answers.map(({ status, error }) => (status === 200 ? 'called' : error?.error)).sort()).toEqual([
        'called',
        'floor_taken',
        'floor_taken',
        'floor_taken',
      ])
      const called = lots[answers.findIndex(({ status }) => status === 200)] ?? ''
      await auction.demo.call(endpoints.demoteLot, { auction_item_id: called }, desk)
    }
  })

  test('a bid below the opening price is a slip, unless the auctioneer has asked for less', async () => {
    const lot = await makeLot(auction.demo, event, { kind: 'live_auction', opening_price: 150_00 })
    const desk = await auction.organiser('*')
    const on = { auction_item_id: lot }
    const key = () => ({ idempotency_key: randomUUID() })
    await auction.demo.call(endpoints.promoteLot, { ...on, ...key() }, desk)
    const offer = (amount: number) =>
      auction.demo.call(endpoints.recordFloorBid, { ...on, ...key(), paddle: 4_401, amount }, desk)
    expect((await offer(5_00)).error).toMatchObject({
      error: 'bid_too_low',
      error_description: expect.stringContaining('£150'),
    })
    await auction.demo.call(endpoints.setAskingPrice, { ...on, ...key(), asking_price: 100_00 }, desk)
    expect((await offer(90_00)).error.error).toBe('bid_too_low')
    expect((await offer(100_00)).output).toMatchObject({ price: 100_00 })
    const { entries } = (await auction.demo.call(endpoints.lotAtDesk, on, desk)).output
    expect(entries.find(({ kind }) => kind === 'asking_price')).toMatchObject({ amount: 100_00 })
  })
})
