import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { mailsTo, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('further copies of a lot on $name', database => {
  const auction = useAuction(database)
  const { bid, read, winsOf } = auction
  const call = () => auction.demo.call
  const key = () => ({ idempotency_key: randomUUID() })

  async function bidder() {
    const person = await somebody(auction.demo)
    // Choosing a name gives them a paddle without a bid.
    await call()(endpoints.updateBidder, { display_name: null }, person)
    const { paddle = 0 } = (await call()(endpoints.accountBidder, {}, person)).output
    const ownBids = async () => (await call()(endpoints.accountBids, {}, person)).output.items
    return { ...person, paddle, ownBids }
  }

  test('the buyer of one without a bid is mailed, finds it among their bids, and was shown its value', async () => {
    const desk = await auction.organiser('*')
    const lot = await makeLot(auction.demo, event, { kind: 'live_auction', retail_value: 30_00 })
    const on = { auction_item_id: lot }
    await call()(endpoints.promoteLot, on, desk)
    await call()(endpoints.recordFloorBid, { ...on, ...key(), paddle: 4_201, amount: 80_00 }, desk)
    const seen = { price: 80_00, leader_mark: (await read(lot)).leader_marks[0] }
    await call()(endpoints.hammerLot, { ...on, ...key(), ...seen, sold: 'yes' }, desk)
    const ada = await bidder()
    const sale = { ...on, ...key(), paddle: ada.paddle, price: 70_00 }
    expect((await call()(endpoints.sellExtraCopy, sale, desk)).status).toBe(200)

    expect(await ada.ownBids()).toMatchObject([
      { outcome: 'won', to_pay: 70_00, own_maximum: 70_00, why: 'The organiser has sold you one for £70.' },
    ])
    expect((await winsOf(lot)).map(({ benefit_value }) => benefit_value)).toEqual([30_00, 30_00])
    await expect
      .poll(async () => (await mailsTo(auction.demo, ada.email)).map(({ body_text }) => body_text))
      .toEqual([expect.stringContaining('The organiser has sold you one for £70.')])
    expect(await read(lot)).toMatchObject({ price: 70_00, leaders: ['4201', String(ada.paddle)], soldYN: true })
    // The first of them has paid more.
    const page = await (await fetch(`${auction.demo.url}/riverside-10k/auction/items/${lot}`)).text()
    expect(page).toContain('Sold from £70')
  })

  test('only those who have won are named, also after a win is cancelled', async () => {
    const desk = await auction.organiser('*')
    const lot = await makeLot(auction.demo, event, { winners: 2 })
    const [ada, ben, cyd] = [await bidder(), await bidder(), await bidder()]
    for (const [person, amount] of [
      [ada, 90_00],
      [cyd, 70_00],
      [ben, 120_00],
    ] as const) {
      await bid(lot, amount, person.token)
    }
    await auction.close(lot, 120)
    const leaders = async () => (await read(lot)).leaders
    expect(await leaders()).toEqual([ben, ada].map(({ paddle }) => String(paddle)))
    const on = { auction_item_id: lot }
    await call()(endpoints.cancelWin, { ...on, paddle: ben.paddle, reason: 'Cannot pay' }, desk)
    expect(await leaders()).toEqual([String(ada.paddle)])
    expect(await ben.ownBids()).toMatchObject([
      {
        outcome: 'lost',
        why: 'Your bid was the best, but the organiser has taken the sale back. Their reason: \u2068Cannot pay\u2069',
      },
    ])
    await call()(endpoints.sellExtraCopy, { ...on, ...key(), paddle: cyd.paddle, price: 70_00 }, desk)
    expect(await leaders()).toEqual([ada, cyd].map(({ paddle }) => String(paddle)))

    await call()(endpoints.reopenLot, { ...on, reason: 'A mistake' }, desk)
    expect(await read(lot)).toMatchObject({ state: 'open', price: 80_00, soldYN: false })
    expect(await leaders()).toEqual([ben, ada].map(({ paddle }) => String(paddle)))
    expect(await ben.ownBids()).toMatchObject([{ outcome: 'leading', why: 'Your bid leads at £80.' }])
    await expect
      .poll(() => auction.alertsTo(ben.user.user_id).map(({ data }) => data))
      .toContainEqual(expect.objectContaining({ auction_item_id: lot, outcome: 'reopened' }))
  })
})
