import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import { settleOrder } from '../../host-demo/server/checkout/payments/settle.ts'
import { chainedHash, noHash } from '../../host-demo/server/modules/auction/rules/log-chain.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { somebody, withCard } from './people.ts'

describe.each(databasesFor(import.meta.url))('lots whose payment goes back on $name', database => {
  const auction = useAuction(database)
  const { bid, read, winsOf, logOf } = auction
  const guest = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@donors.example' }

  const order = (endpoint: typeof endpoints.payStripe | typeof endpoints.payOffline, lot: object, token?: string) => {
    const lines = [{ origin: 'auction', ...lot }]
    const input = { idempotency_key: randomUUID(), lines, ...(!token && { guest }) }
    return auction.demo.call(endpoint as typeof endpoints.payStripe, input, token ? { token } : {})
  }
  async function payByCard(lot: object, token?: string, card?: string) {
    const { output, error } = await order(endpoints.payStripe, lot, token)
    if (error.error) throw new Error(error.error)
    await auction.demo.pay(output.payment_intent_id, card)
    await auction.demo.confirm(output)
    return output
  }
  async function promise(lot: object, token?: string) {
    const set = (offline_instructions: string | null) =>
      auction.demo.context.db.updateTable('events').set({ offline_instructions }).where('id', '=', event).execute()
    await set('Bring it.')
    const { output } = await order(endpoints.payOffline, lot, token)
    await set(null)
    return output
  }
  async function refund({ order_id: orderId }: { order_id: string }, amount: number) {
    const { id: lineId } = await auction.demo.context.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    await refundLine(auction.demo.context, { orderId, lineId, amount })
    await auction.demo.context.jobs.runDue()
  }
  const receive = async (order_id: string, paid_by: 'cash' | null) =>
    auction.demo.call(endpoints.receiveOfflineOrder, { order_id, paid_by }, await auction.organiser('*'))
  const kindsOf = async (lot: string) => {
    const entries = await logOf(lot)
    entries.reduce((before, { entry, hash }) => {
      expect(chainedHash(before, entry as never)).toBe(hash)
      return hash
    }, noHash)
    return entries.map(({ kind }) => kind)
  }

  /** A lot that somebody has won for £50. */
  async function wonLot(besides = {}) {
    const lot = await makeLot(auction.demo, event, { closes_at: new Date(Date.now() + 300_000), ...besides })
    const winner = await somebody(auction.demo)
    await bid(lot, 80_00, winner.token)
    await auction.close(lot)
    const ownBid = async () => (await auction.demo.call(endpoints.accountBids, {}, winner)).output.items[0]
    return { lot, winner, ownBid }
  }

  test('a refunded win is neither paid nor owed, until the organiser asks for it again', async () => {
    const { lot, winner, ownBid } = await wonLot()
    const desk = await auction.organiser('*')
    const listed = async (status: 'unpaid' | 'paid' | 'refunded') => {
      const { output } = await auction.demo.call(endpoints.adminWins, { status, limit: '500' }, desk)
      return output.items.filter(win => win.auction_item_id === lot)
    }
    const paid = await payByCard({ auction_item_id: lot }, winner.token)
    await refund(paid, 20_00)
    expect(await ownBid()).toMatchObject({ outcome: 'won', paidYN: true, refundedYN: false })
    expect(await listed('refunded')).toEqual([])
    await refund(paid, 30_00)
    expect(await ownBid()).toMatchObject({
      outcome: 'won',
      paidYN: false,
      refundedYN: true,
      why: 'Your bid was the best. What you paid for it was refunded.',
    })
    expect([await listed('unpaid'), await listed('paid')]).toEqual([[], []])
    const [win] = await listed('refunded')
    expect(win?.refunded_at).toEqual(expect.any(String))
    expect(await kindsOf(lot)).toEqual(['bid', 'closed', 'refunded'])
    const atDesk = (await auction.demo.call(endpoints.lotAtDesk, { auction_item_id: lot }, desk)).output
    expect(atDesk.wins).toMatchObject([{ paidYN: false, refundedYN: true }])
    const again = await order(endpoints.payStripe, { auction_item_id: lot }, winner.token)
    expect(again.error).toMatchObject({
      error: 'lot_paid',
      error_description: 'What was paid for this lot has been refunded. Nothing is owed.',
    })

    const asked = { auction_item_id: lot, paddle: String(win?.paddle) }
    expect((await auction.demo.call(endpoints.mailPaymentLink, asked, desk)).status).toBe(200)
    expect(await listed('unpaid')).toHaveLength(1)
    expect(await ownBid()).toMatchObject({ paidYN: false, refundedYN: false })
    await payByCard({ auction_item_id: lot }, winner.token)
    expect(await ownBid()).toMatchObject({ paidYN: true, refundedYN: false })
  })

  test('a refunded win is not charged to a saved card, and can be cancelled for the next bidder', async () => {
    const { lot, winner } = await wonLot()
    await refund(await payByCard({ auction_item_id: lot }, winner.token), 50_00)
    const [win] = await winsOf(lot)
    const { db } = auction.demo.context
    await db
      .insertInto('jobs')
      .values(dueJob('charge-winner', win?.bidder_id ?? ''))
      .execute()
    await auction.runNow('charge-winner', win?.bidder_id ?? '')
    expect((await winsOf(lot))[0]).toMatchObject({ charge_tries: 0 })
    const desk = await auction.organiser('*')
    const { paddle = 0 } = (await auction.demo.call(endpoints.accountBidder, {}, winner)).output
    const act = { auction_item_id: lot, idempotency_key: randomUUID(), paddle, reason: 'Could not come' }
    expect((await auction.demo.call(endpoints.cancelWin, act, desk)).status).toBe(200)
    expect(await winsOf(lot)).toEqual([])
  })

  test('a charge for another win leaves out what was charged, refunded and asked for by mail', async () => {
    const winner = await withCard(auction.demo, 'pm_card_visa')
    const win = async () => {
      const lot = await makeLot(auction.demo, event, { closes_at: new Date(Date.now() + 300_000) })
      await bid(lot, 80_00, winner.token)
      await auction.close(lot)
      const [{ bidder_id: bidder = '' } = {}] = await winsOf(lot)
      await auction.runNow('charge-winner', bidder)
      return lot
    }
    const orders = () =>
      auction.demo.context.db
        .selectFrom('orders')
        .select(['id as order_id', 'total'])
        .where('user_id', '=', winner.user.user_id)
        .orderBy('created_at')
        .execute()
    await auction.chargeAfter(5)
    const first = await win()
    const [charged] = await orders()
    await refund({ order_id: charged?.order_id ?? '' }, 50_00)
    const { paddle = 0 } = (await auction.demo.call(endpoints.accountBidder, {}, winner)).output
    const asked = { auction_item_id: first, paddle: String(paddle) }
    await auction.demo.call(endpoints.mailPaymentLink, asked, await auction.organiser('*'))
    await win()
    await auction.chargeAfter(null)
    expect((await orders()).map(({ total }) => total)).toEqual([50_00, 50_00])
    expect(await winsOf(first)).toMatchObject([{ paid_at: null }])
  })

  test('a disputed win is paid again when the bank returns the money, also if it was asked for meanwhile', async () => {
    const { lot, winner, ownBid } = await wonLot()
    const paid = await payByCard({ auction_item_id: lot }, winner.token, 'pm_card_createDispute')
    expect(await ownBid()).toMatchObject({ paidYN: false, refundedYN: true })
    const desk = await auction.organiser('*')
    const { paddle } = (await auction.demo.call(endpoints.accountBidder, {}, winner)).output
    await auction.demo.call(endpoints.mailPaymentLink, { auction_item_id: lot, paddle: String(paddle) }, desk)
    const open = await order(endpoints.payStripe, { auction_item_id: lot }, winner.token)
    expect(open.status).toBe(200)
    const { stripe } = auction.demo.context
    const [dispute] = (await stripe.disputes.list({ payment_intent: paid.payment_intent_id })).data
    const evidence = { uncategorized_text: 'winning_evidence' }
    await stripe.disputes.update(dispute?.id ?? '', { evidence, submit: true })
    await settleOrder(auction.demo.context, paid.order_id, paid.payment_intent_id)
    expect(await ownBid()).toMatchObject({ paidYN: true, refundedYN: false })
    await auction.demo.context.jobs.runDue()
    await expect(auction.demo.pay(open.output.payment_intent_id)).rejects.toThrow()
    expect(await kindsOf(lot)).toEqual(['bid', 'closed', 'refunded', 'refund_undone'])
  })

  test('refunded pieces are for sale again, but their buyer keeps them while they are only unpaid', async () => {
    const lot = await makeLot(auction.demo, event, { kind: 'buy_now', buy_now_price: 25_00, stock: 3 })
    const pieces = { auction_item_id: lot, quantity: 2 }
    const left = async () => (await read(lot)).left
    const bought = await payByCard(pieces)
    await refund(bought, 49_99)
    expect(await left()).toBe(1)
    await refund(bought, 1)
    expect(await left()).toBe(3)

    const promised = await promise(pieces)
    for (const paidBy of ['cash', null, 'cash', null] as const) {
      expect((await receive(promised.order_id, paidBy)).output.paid_by).toBe(paidBy ?? undefined)
      expect(await left()).toBe(1)
    }
    const { order_id } = promised
    await auction.demo.call(endpoints.cancelOfflineOrder, { order_id }, await auction.organiser('*'))
    expect(await left()).toBe(3)
    expect(await kindsOf(lot)).toEqual(['bought', 'returned', 'bought', 'returned'])
    await payByCard({ auction_item_id: lot, quantity: 3 })
    expect(await left()).toBe(0)
  })

  test('after the refund of a purchase, a silent lot’s bidders can win it again', async () => {
    const [open, ended] = [
      await makeLot(auction.demo, event, { buy_now_price: 200_00, winners: 2 }),
      await makeLot(auction.demo, event, { buy_now_price: 200_00 }),
    ]
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    for (const lot of [open, ended]) {
      await bid(lot, 80_00, ada.token)
      await bid(lot, 60_00, ben.token)
    }
    const first = await payByCard({ auction_item_id: open })
    expect(await read(open)).toMatchObject({ price: 70_00, leaders: [expect.any(String)], left: 1 })
    await refund(first, 200_00)
    expect(await read(open)).toMatchObject({ price: 50_00, left: 2 })
    expect((await read(open)).leaders).toHaveLength(2)

    const second = await promise({ auction_item_id: ended })
    await receive(second.order_id, 'cash')
    expect(await read(ended)).toMatchObject({ state: 'closed', price: 200_00, leaders: [] })
    await receive(second.order_id, null)
    expect(await read(ended)).toMatchObject({ state: 'closed', price: 200_00, leaders: [] })
    await receive(second.order_id, 'cash')
    await refund(second, 200_00)
    expect(await read(ended)).toMatchObject({ state: 'closed', price: 70_00 })
    expect(await winsOf(ended)).toEqual([])
    const desk = await auction.organiser('*')
    const { next_bidder: next } = (await auction.demo.call(endpoints.lotAtDesk, { auction_item_id: ended }, desk))
      .output
    expect(next).toMatchObject({ price: 70_00, maximum: 80_00 })
    const back = { auction_item_id: ended, idempotency_key: randomUUID(), reason: 'The buyer gave it back' }
    expect((await auction.demo.call(endpoints.reopenLot, back, desk)).output).toMatchObject({ state: 'open' })
    expect((await bid(ended, 90_00, ben.token)).status).toBe(200)
    expect(await kindsOf(ended)).toEqual(['bid', 'bid', 'bought', 'returned', 'reopened', 'bid'])
  })
})

const dueJob = (kind: string, key: string) => ({
  kind,
  key,
  payload: '{}',
  due_at: new Date(),
  run_at: new Date(),
})
