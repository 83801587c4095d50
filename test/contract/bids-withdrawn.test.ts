import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { mailsTo, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('after bids were withdrawn on $name', database => {
  const auction = useAuction(database)
  const { bid } = auction

  const placed = async (lot: string, amount: number, { token }: { token: string }) =>
    (await bid(lot, amount, token)).output.receipt

  async function withdraw(lot: string, { sequence }: { sequence: number }) {
    const desk = await auction.organiser('*')
    const sent = { auction_item_id: lot, sequence, reason: 'A mistake' }
    expect((await auction.demo.call(endpoints.withdrawBid, sent, desk)).status).toBe(200)
  }

  const ownBids = async ({ token }: { token: string }) =>
    (await auction.demo.call(endpoints.accountBids, {}, { token })).output.items
  const paddleOf = async (person: { token: string }) =>
    (await auction.demo.call(endpoints.accountBidder, {}, person)).output.paddle
  const people = async () => [
    await somebody(auction.demo),
    await somebody(auction.demo),
    await somebody(auction.demo),
    await somebody(auction.demo),
  ]

  test('of several maximums for the room the last counts, also a lower one', async () => {
    const lot = await makeLot(auction.demo, event, { kind: 'live_auction' })
    const ada = await somebody(auction.demo)
    await placed(lot, 5_000_00, ada)
    await placed(lot, 500_00, ada)
    const last = await placed(lot, 600_00, ada)
    await withdraw(lot, last)
    expect(await ownBids(ada)).toMatchObject([{ outcome: 'placed', own_maximum: 500_00 }])
  })

  test('whoever led again is told who has outbid them since', async () => {
    const lot = await makeLot(auction.demo, event)
    const [ada, ben, cyd] = await people()
    if (!ada || !ben || !cyd) throw new Error('Nobody there')
    await placed(lot, 100_00, ada)
    await withdraw(lot, await placed(lot, 300_00, ben))
    await placed(lot, 200_00, cyd)
    const why = new RegExp(`^Paddle ${await paddleOf(cyd)} bid more than your £100 at .*, so the price went to £110.$`)
    expect(await ownBids(ada)).toMatchObject([{ outcome: 'outbid', why: expect.stringMatching(why) }])
  })

  test('nobody is told of a rival whose bid does not stand, or has outbid nobody', async () => {
    const lot = await makeLot(auction.demo, event)
    const [ada, ben, cyd, dan] = await people()
    if (!ada || !ben || !cyd || !dan) throw new Error('Nobody there')
    await placed(lot, 200_00, ada)
    const bens = await placed(lot, 300_00, ben)
    await placed(lot, 240_00, cyd)
    await placed(lot, 500_00, dan)
    await withdraw(lot, bens)
    const why = `^Paddle ${await paddleOf(dan)} bid more than your £200 at`
    expect(await ownBids(ada)).toMatchObject([{ outcome: 'outbid', why: expect.stringMatching(why) }])
  })

  test('nobody is mailed that they are outbid once they have no bid any more', async () => {
    const lot = await makeLot(auction.demo, event)
    const [ada, ben, cyd] = await people()
    if (!ada || !ben || !cyd) throw new Error('Nobody there')
    const first = await placed(lot, 100_00, ada)
    const second = await placed(lot, 200_00, ben)
    await withdraw(lot, first)
    await placed(lot, 300_00, cyd)
    for (const { bidder_id } of [first, second]) await auction.runNow('mail-outbid', `${lot} ${bidder_id}`)
    const subjects = async ({ email }: { email: string }) =>
      (await mailsTo(auction.demo, email)).map(({ subject }) => subject)
    expect(await subjects(ben)).toEqual(['You have been outbid: A week by the sea'])
    expect(await subjects(ada)).not.toContain('You have been outbid: A week by the sea')
  })

  test('nobody is mailed that they are outbid while the auctioneer may bid on for them', async () => {
    const lot = await makeLot(auction.demo, event, { kind: 'live_auction' })
    const desk = await auction.organiser('*')
    const [ada, ben] = await people()
    if (!ada || !ben) throw new Error('Nobody there')
    const { bidder_id } = await placed(lot, 500_00, ada)
    await placed(lot, 100_00, ben)
    await auction.demo.call(endpoints.promoteLot, { auction_item_id: lot }, desk)
    const inRoom = (amount: number, paddle: number) =>
      auction.demo.call(
        endpoints.recordFloorBid,
        { auction_item_id: lot, idempotency_key: randomUUID(), amount, paddle },
        desk,
      )
    await inRoom(500_00, 4_501)
    expect((await inRoom(520_00, 4_502)).status).toBe(200)
    expect(await ownBids(ada)).toMatchObject([{ outcome: 'outbid' }])
    // The organiser takes back a slip of the hand before the mail is due.
    for (const { sequence, kind } of (await auction.logOf(lot)).reverse()) {
      if (kind === 'floor_bid') await withdraw(lot, { sequence })
    }
    await auction.runNow('mail-outbid', `${lot} ${bidder_id}`)
    expect((await mailsTo(auction.demo, ada.email)).map(({ subject }) => subject)).toEqual([])
    expect(await ownBids(ada)).toMatchObject([{ outcome: 'placed' }])
  })
})
