import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { mailsTo, somebody, withCard } from './people.ts'

describe.each(databasesFor(import.meta.url))('lots that are charged and bought on $name', database => {
  const auction = useAuction(database)
  const { bid, read, winsOf } = auction
  const set = (change: object) =>
    auction.demo.context.db.updateTable('auctions').set(change).where('event_id', '=', event).execute()

  const buy = (lot: string, extra = {}, token?: string, more = {}) =>
    auction.demo.call(
      endpoints.payStripe,
      {
        idempotency_key: randomUUID(),
        lines: [{ origin: 'auction', auction_item_id: lot, ...extra }],
        ...(!token && { guest: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@donors.example' } }),
        ...more,
      },
      token ? { token } : {},
    )

  test('charges saved cards after the close in one payment; a decline is mailed, listed and tried again', async () => {
    const lots = [await makeLot(auction.demo, event, { retail_value: 30_00 }), await makeLot(auction.demo, event)]
    const [visa, declined] = [
      await withCard(auction.demo, 'pm_card_visa'),
      await withCard(auction.demo, 'pm_card_chargeCustomerFail'),
    ]
    await set({ charge_after_minutes: 5, lost_mails: true })
    const [first = '', second = ''] = lots
    for (const lot of lots) await bid(lot, 90_00, visa.token)
    await bid(first, 80_00, declined.token)
    const third = await makeLot(auction.demo, event)
    await bid(third, 60_00, declined.token)
    for (const lot of [...lots, third]) await auction.close(lot, 120)
    await set({ charge_after_minutes: null })
    await auction.demo.context.jobs.runDue()
    const [won] = await winsOf(first)
    const [failing] = await winsOf(third)
    for (const { bidder_id } of [won, failing] as { bidder_id: string }[]) {
      await auction.runNow('charge-winner', bidder_id)
    }
    const paid = [...(await winsOf(first)), ...(await winsOf(second))]
    expect(paid).toMatchObject([90_00, 50_00].map(amount => ({ charge_state: 'paid', charge_tries: 1, amount })))
    expect(paid.every(({ paid_at }) => paid_at !== null)).toBe(true)
    const receipts = (await mailsTo(auction.demo, visa.email)).filter(({ kind }) => kind === 'receipt')
    expect(receipts).toHaveLength(1)
    expect((await winsOf(third))[0]).toMatchObject({ charge_state: 'failed', paid_at: null, charge_tries: 1 })
    const kinds = (await mailsTo(auction.demo, declined.email)).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['charge_failed', 'lot_won', 'lot_lost']))
    const [letter] = (await mailsTo(auction.demo, declined.email)).filter(({ kind }) => kind === 'charge_failed')
    expect(letter?.body_text).toMatch(/\/auction\/checkout\?user_token=\S+/)
    const own_bids = await auction.demo.call(endpoints.accountBids, {}, declined)
    const ofThird = own_bids.output.items.find(({ auction_item_id }) => auction_item_id === third)
    expect(ofThird).toMatchObject({ outcome: 'won', charge_failedYN: true })
    const desk = await auction.organiser('*')
    const listed = await auction.demo.call(endpoints.adminWins, { status: 'failed' }, desk)
    expect(listed.output).toMatchObject({ total: 1, items: [{ auction_item_id: third, has_cardYN: true }] })
    const [item] = listed.output.items
    const again = { auction_item_id: third, paddle: String(item?.paddle), charge_amount: 50_00, charge_items: 1 }
    expect((await auction.demo.call(endpoints.chargeWin, again, desk)).output).toMatchObject({
      charge: 'failed',
      charge_tries: 2,
    })
    const own = await buy(third, {}, declined.token)
    await auction.demo.pay(own.output.payment_intent_id)
    expect((await auction.demo.confirm(own.output)).status).toBe('paid')
    expect((await auction.demo.call(endpoints.chargeWin, again, desk)).error.error).toBe('lot_paid')
  })

  test('each of two charges of a bidder in turn goes through, and none is planned without a card', async () => {
    const [early, late] = [await makeLot(auction.demo, event), await makeLot(auction.demo, event)]
    const [visa, cardless] = [await withCard(auction.demo, 'pm_card_visa'), await somebody(auction.demo)]
    await set({ charge_after_minutes: 5 })
    const other = await makeLot(auction.demo, event)
    await bid(other, 80_00, cardless.token)
    await auction.close(other, 120)
    expect(await winsOf(other)).toMatchObject([{ charge_state: 'none' }])
    for (const lot of [early, late]) {
      await bid(lot, 80_00, visa.token)
      await auction.close(lot, 120)
      const [win] = await winsOf(lot)
      expect(win).toMatchObject({ charge_state: 'planned' })
      await auction.runNow('charge-winner', String(win?.bidder_id))
      expect(await winsOf(lot)).toMatchObject([{ charge_state: 'paid', paid_at: expect.any(Date) }])
    }
    await set({ charge_after_minutes: null })
  })

  test('a winner whose card is charged at once is told so, and not asked to pay', async () => {
    const lot = await makeLot(auction.demo, event)
    const visa = await withCard(auction.demo, 'pm_card_visa')
    await set({ charge_after_minutes: 0 })
    await bid(lot, 80_00, visa.token)
    await auction.close(lot, 120)
    await auction.demo.context.jobs.runDue()
    await set({ charge_after_minutes: null })
    const [letter] = (await mailsTo(auction.demo, visa.email)).filter(({ kind }) => kind === 'lot_won')
    expect(letter?.body_text).toContain('Your kept card is charged now')
    expect(letter?.body_text).not.toContain('/auction/checkout')
  })

  test('a silent lot can be bought until bids reach its price, which ends it for its bidders', async () => {
    const lot = await makeLot(auction.demo, event, { buy_now_price: 200_00 })
    const passed = await makeLot(auction.demo, event, { buy_now_price: 70_00 })
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    await bid(lot, 80_00, ada.token)
    expect(await read(lot)).toMatchObject({ buy_now_price: 200_00, left: 1 })
    const [mine, late] = [await buy(lot), await buy(lot)]
    expect([mine.status, late.error.error]).toEqual([200, 'lot_sold_out'])
    expect((await bid(lot, 90_00, ben.token)).status).toBe(200)
    await auction.demo.pay(mine.output.payment_intent_id)
    expect((await auction.demo.confirm(mine.output)).status).toBe('paid')
    expect(await read(lot)).toMatchObject({
      state: 'closed',
      soldYN: true,
      price: 200_00,
      leaders: [],
      buy_now_price: undefined,
    })
    expect(await winsOf(lot)).toEqual([])
    expect((await bid(lot, 300_00, ben.token)).error.error).toBe('lot_closed')
    expect((await auction.demo.call(endpoints.accountBids, {}, ada)).output.items[0]).toMatchObject({
      outcome: 'lost',
      why: 'Somebody bought it for £200 before the bidding ended.',
    })
    await bid(passed, 100_00, ada.token)
    await bid(passed, 80_00, ben.token)
    expect(await read(passed)).toMatchObject({ price: 90_00, buy_now_price: undefined })
    expect((await buy(passed)).error.error).toBe('lot_not_for_sale')
  })

  test('a piece whose price bids have passed is held for the ten minutes that its buyer was promised, no longer', async () => {
    const lot = await makeLot(auction.demo, event, { buy_now_price: 200_00 })
    const again = { idempotency_key: randomUUID() }
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    expect((await buy(lot, {}, undefined, again)).status).toBe(200)
    await bid(lot, 300_00, ada.token)
    await bid(lot, 250_00, ben.token)
    auction.setAhead(9)
    expect((await buy(lot, {}, undefined, again)).status).toBe(200)
    const kept = await auction.demo.context.db
      .selectFrom('holds')
      .innerJoin('order_lines', 'order_lines.id', 'holds.order_line_id')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['holds.expires_at as held', 'orders.expires_at as payable'])
      .where('holds.subject', '=', `lot:${lot}`)
      .executeTakeFirstOrThrow()
    expect(Number(kept.held) - Date.now()).toBeLessThanOrEqual(10 * 60_000)
    expect(kept.payable).toEqual(kept.held)
    auction.setAhead(11)
    expect((await buy(lot, {}, undefined, again)).error.error).toBe('lot_not_for_sale')
    auction.setAhead(0)
  })

  test('a purchase that is paid after the lot has closed is refunded, and its winner keeps the lot', async () => {
    const lot = await makeLot(auction.demo, event, { buy_now_price: 200_00 })
    const { token } = await somebody(auction.demo)
    await bid(lot, 80_00, token)
    const order = await buy(lot)
    await auction.demo.pay(order.output.payment_intent_id)
    await auction.close(lot, 120)
    await auction.demo.confirm(order.output)
    expect(await winsOf(lot)).toHaveLength(1)
    const { db } = auction.demo.context
    const payment = await db
      .selectFrom('payments')
      .select('too_late')
      .where('order_id', '=', order.output.order_id)
      .executeTakeFirst()
    expect(payment).toEqual({ too_late: true })
  })

  test('several win one each; another copy goes to another bidder, for no more than they offered', async () => {
    const lot = await makeLot(auction.demo, event, { winners: 2, minimum_age: 18 })
    const people = [await somebody(auction.demo), await somebody(auction.demo), await somebody(auction.demo)]
    const [ada, ben, cyd] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
    const place = (amount: number, token: string) =>
      auction.demo.call(
        endpoints.placeBid,
        { auction_item_id: lot, idempotency_key: randomUUID(), amount, age_confirmed: 'yes' },
        { token },
      )
    const unconfirmed = await bid(lot, 90_00, ada.token)
    expect(unconfirmed.error).toMatchObject({
      error: 'age_not_confirmed',
      error_description: 'Please confirm that you are 18 or older.',
    })
    await place(90_00, ada.token)
    await place(70_00, cyd.token)
    await place(120_00, ben.token)
    await auction.close(lot, 120)
    expect(await winsOf(lot)).toMatchObject([{ amount: 80_00 }, { amount: 80_00 }])
    const desk = await auction.organiser('*')
    const { paddle = 0 } = (await auction.demo.call(endpoints.accountBidder, {}, cyd)).output
    const copy = { auction_item_id: lot, idempotency_key: randomUUID(), paddle, price: 80_00 }
    expect((await auction.demo.call(endpoints.sellExtraCopy, copy, desk)).error.error).toBe('above_maximum')
    const { next_bidder } = (await auction.demo.call(endpoints.lotAtDesk, { auction_item_id: lot }, desk)).output
    expect(next_bidder).toEqual({ paddle, shown_as: String(paddle), price: 50_00, maximum: 70_00 })
    await auction.demo.call(endpoints.sellExtraCopy, { ...copy, price: 70_00 }, desk)
    expect(await winsOf(lot)).toHaveLength(3)
    const cancelled = await auction.demo.call(
      endpoints.cancelWin,
      { auction_item_id: lot, paddle, reason: 'Not wanted' },
      desk,
    )
    expect(await winsOf(lot)).toHaveLength(2)
    expect(await read(lot)).toMatchObject({ soldYN: true })
    expect(cancelled.output.next_bidder).toBeUndefined()
  })

  test('somebody who is outbid gets a mail, and no other about the lot for some minutes', async () => {
    const lot = await makeLot(auction.demo, event)
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    const graceIsOver = async () => {
      const ofLot = auction.demo.context.db.selectFrom('jobs').select('key').where('key', 'like', `${lot} %`)
      for (const { key } of await ofLot.where('kind', '=', 'mail-outbid').execute()) {
        await auction.runNow('mail-outbid', key)
      }
    }
    for (const [{ token }, amount] of [
      [ada, 80_00],
      [ben, 100_00],
      [ada, 120_00],
      [ben, 150_00],
    ] as const) {
      await bid(lot, amount, token)
      await graceIsOver()
    }
    const outbid = (await mailsTo(auction.demo, ada.email)).filter(({ kind }) => kind === 'outbid')
    const { db } = auction.demo.context
    const { effective_ends_at: useless_at } = await db
      .selectFrom('lots')
      .select('effective_ends_at')
      .where('id', '=', lot)
      .executeTakeFirstOrThrow()
    expect(outbid).toMatchObject([{ subject: 'You have been outbid: A week by the sea', useless_at }])
  })
})
