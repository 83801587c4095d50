import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { mailsTo, newEmail, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('lots that are paid at the desk on $name', database => {
  const auction = useAuction(database)
  const { bid, read, winsOf } = auction

  /** A live lot that somebody in the room has won, with a paddle but without an account. */
  async function wonInTheRoom(desk: { token: string }, paddle: number) {
    const lot = await makeLot(auction.demo, event, { kind: 'live_auction' })
    const on = { auction_item_id: lot }
    await auction.demo.call(endpoints.promoteLot, on, desk)
    const floorBid = { ...on, idempotency_key: randomUUID(), paddle, amount: 80_00 }
    await auction.demo.call(endpoints.recordFloorBid, floorBid, desk)
    const { price, leader_marks } = await read(lot)
    const seen = { price, leader_mark: leader_marks[0] }
    await auction.demo.call(endpoints.hammerLot, { ...on, ...seen, idempotency_key: randomUUID(), sold: 'yes' }, desk)
    return lot
  }

  test('somebody in the room without an account pays at the desk, once, with a receipt if they want one', async () => {
    const desk = { ...(await auction.organiser('*')), event }
    const lot = await wonInTheRoom(desk, 4071)
    const email = newEmail()
    const win = { auction_item_id: lot, paddle: '4071' }
    const sent = { ...win, paid_by: 'cash', name: 'Mary Somerville', email } as const
    const { output } = await auction.demo.call(endpoints.receiveWin, sent, desk)
    expect(output).toMatchObject({ paddle: 4071, paid_by: 'cash', paid_at: expect.any(String) })
    const again = await auction.demo.call(endpoints.receiveWin, sent, desk)
    expect([again.status, again.error.error]).toEqual([409, 'lot_paid'])
    await expect.poll(async () => (await mailsTo(auction.demo, email)).map(({ kind }) => kind)).toEqual(['receipt'])

    const orders = await auction.demo.call(endpoints.adminOfflineOrders, { status: 'paid', search: email }, desk)
    expect(orders.output.items).toMatchObject([{ name: 'Mary Somerville', paid_by: 'cash', order_total: 80_00 }])
    const [entry] = (await auction.demo.call(endpoints.auditLog, {}, desk)).output.items
    expect(entry).toMatchObject({ action: 'receive', can_undoYN: true })
    await auction.demo.call(endpoints.undoAction, { entry_id: entry?.entry_id ?? '' }, desk)
    expect(await winsOf(lot)).toMatchObject([{ paid_at: null }])
    const anew = await auction.demo.call(endpoints.receiveWin, { ...win, paid_by: 'card_machine' }, desk)
    expect(anew.output).toMatchObject({ paid_by: 'card_machine', paid_at: expect.any(String) })
  })

  test('somebody in the room without an account is mailed a link, and pays by card once the paddle is theirs', async () => {
    const desk = { ...(await auction.organiser('*')), event }
    const lot = await wonInTheRoom(desk, 4075)
    const win = { auction_item_id: lot, paddle: '4075' }
    const email = newEmail()
    const nameless = await auction.demo.call(endpoints.mailPaymentLink, win, desk)
    expect([nameless.status, nameless.error.error]).toEqual([400, 'validation_error'])
    expect((await auction.demo.call(endpoints.mailPaymentLink, { ...win, email }, desk)).status).toBe(200)
    const [letter] = await mailsTo(auction.demo, email)
    const claim = decodeURIComponent(/\/auction\/checkout\?claim=(\S+)/.exec(letter?.body_text ?? '')?.[1] ?? '')

    const [mary, eve] = [await somebody(auction.demo), await somebody(auction.demo)]
    const take = (person: { token: string }, sent = claim) =>
      auction.demo.call(endpoints.claimPaddle, { claim: sent }, person)
    const forged = await take(
      eve,
      claim.replace(/.$/, last => (last === 'A' ? 'B' : 'A')),
    )
    expect([forged.status, forged.error.error]).toEqual([404, 'claim_not_found'])
    expect((await take(mary)).output).toEqual({ paddle: 4075 })
    expect((await take(mary)).output).toEqual({ paddle: 4075 })
    expect((await take(eve)).error.error).toBe('claim_not_found')
    const { items } = (await auction.demo.call(endpoints.accountBids, {}, mary)).output
    expect(items).toMatchObject([{ auction_item_id: lot, outcome: 'won', to_pay: 80_00, paidYN: false }])

    const lines = [{ origin: 'auction', auction_item_id: lot }]
    const paid = await auction.demo.call(endpoints.payStripe, { idempotency_key: randomUUID(), lines }, mary)
    await auction.demo.pay(paid.output.payment_intent_id)
    expect((await auction.demo.confirm(paid.output)).status).toBe('paid')
    expect(await winsOf(lot)).toMatchObject([{ paid_at: expect.any(Date) }])
  })

  test('somebody who has a paddle does not get a second one', async () => {
    const desk = { ...(await auction.organiser('*')), event }
    const lot = await wonInTheRoom(desk, 4076)
    const email = newEmail()
    await auction.demo.call(endpoints.mailPaymentLink, { auction_item_id: lot, paddle: '4076', email }, desk)
    const [letter] = await mailsTo(auction.demo, email)
    const claim = decodeURIComponent(/claim=(\S+)/.exec(letter?.body_text ?? '')?.[1] ?? '')
    const ada = await somebody(auction.demo)
    await bid(await makeLot(auction.demo, event), 80_00, ada.token)
    const refused = await auction.demo.call(endpoints.claimPaddle, { claim }, ada)
    expect([refused.status, refused.error.error]).toEqual([409, 'other_paddle'])
    expect(await winsOf(lot)).toHaveLength(1)
  })

  test('a winner with an account pays at the desk while paying online, and pays once', async () => {
    const desk = { ...(await auction.organiser('*')), event }
    const lot = await makeLot(auction.demo, event, { closes_at: new Date(Date.now() + 300_000) })
    const ada = await somebody(auction.demo)
    await bid(lot, 80_00, ada.token)
    await auction.close(lot)
    const lines = [{ origin: 'auction', auction_item_id: lot }]
    const online = await auction.demo.call(endpoints.payStripe, { idempotency_key: randomUUID(), lines }, ada)
    const { paddle } = (await auction.demo.call(endpoints.accountBidder, {}, ada)).output
    const received = { auction_item_id: lot, paddle: String(paddle), paid_by: 'cheque' } as const
    expect((await auction.demo.call(endpoints.receiveWin, received, desk)).output.paid_by).toBe('cheque')
    await expect
      .poll(() =>
        auction.demo.pay(online.output.payment_intent_id).then(
          () => 'paid',
          () => 'refused',
        ),
      )
      .toBe('refused')
    const kept = await auction.demo.call(endpoints.accountBids, {}, ada)
    expect(kept.output.items).toMatchObject([{ outcome: 'won', paidYN: true }])
  })

  test('nobody else can pay for what somebody in the room has won, nor record it without the permission', async () => {
    const desk = { ...(await auction.organiser('*')), event }
    const lot = await wonInTheRoom(desk, 4072)
    const [{ bidder_id: bidder } = { bidder_id: '' }] = await winsOf(lot)
    const lines = [{ origin: 'auction', auction_item_id: lot, bidder }]
    const ada = await somebody(auction.demo)
    const stolen = await auction.demo.call(endpoints.payStripe, { idempotency_key: randomUUID(), lines }, ada)
    expect(stolen.error.error).toBe('lot_not_for_sale')
    const received = { auction_item_id: lot, paddle: '4072', paid_by: 'cash' } as const
    const viewer = { ...(await auction.organiser('auction.view')), event }
    expect((await auction.demo.call(endpoints.receiveWin, received, viewer)).status).toBe(403)
    expect((await auction.demo.call(endpoints.receiveWin, { ...received, paddle: '4073' }, desk)).error.error).toBe(
      'bidder_not_found',
    )
  })
})
