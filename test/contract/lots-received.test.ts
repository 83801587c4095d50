import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databases } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { mailsTo, newEmail, somebody } from './people.ts'

describe.each(databases)('lots that are paid at the desk on $name', database => {
  const auction = useAuction(database)
  const { bid, read, winsOf } = auction

  /** A live lot that the room has won, by a paddle without an account. */
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

  test('nobody else can pay for what somebody in the room has won, nor those who may not', async () => {
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
