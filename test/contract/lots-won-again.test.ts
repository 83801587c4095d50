import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { chargeSavedCard } from '../../host-demo/server/checkout/payments/charge-saved-card.ts'
import { endOrder } from '../../host-demo/server/checkout/payments/end-order.ts'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import { settleOrder } from '../../host-demo/server/checkout/payments/settle.ts'
import { findWinner } from '../../host-demo/server/modules/auction/charge/winner.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { keepCard, withCard } from './people.ts'

describe.each(databasesFor(import.meta.url))('lots that are won and charged again on $name', database => {
  const auction = useAuction(database)

  /** A lot that somebody with a saved card has won for £50. */
  async function wonLot(card: string) {
    const lot = await makeLot(auction.demo, event, { closes_at: new Date(Date.now() + 300_000) })
    const winner = await withCard(auction.demo, card)
    await auction.bid(lot, 100_00, winner.token)
    await auction.close(lot)
    const desk = await auction.organiser('*')
    const { paddle = 0 } = (await auction.demo.call(endpoints.accountBidder, {}, winner)).output
    const win = { auction_item_id: lot, paddle: String(paddle) }
    const act = () => ({ auction_item_id: lot, idempotency_key: randomUUID(), paddle })
    return {
      lot,
      winner,
      charge: (charge_amount = 50_00) =>
        auction.demo.call(endpoints.chargeWin, { ...win, charge_amount, charge_items: 1 }, desk),
      receive: () => auction.demo.call(endpoints.receiveWin, { ...win, paid_by: 'cash' }, desk),
      askAgain: () => auction.demo.call(endpoints.mailPaymentLink, win, desk),
      async winAgain(price: number) {
        const cancelled = await auction.demo.call(endpoints.cancelWin, { ...act(), reason: 'A mistake' }, desk)
        const sold = await auction.demo.call(endpoints.sellExtraCopy, { ...act(), price }, desk)
        expect([cancelled.status, sold.status]).toEqual([200, 200])
      },
      async listed() {
        const { output } = await auction.demo.call(endpoints.adminWins, { status: 'all', limit: '500' }, desk)
        return output.items.find(({ auction_item_id }) => auction_item_id === lot)
      },
    }
  }

  /** The orders of a lot, oldest first. */
  const ordersOf = (lot: string) =>
    auction.demo.context.db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .innerJoin('auction_lines', 'order_line_id', 'order_lines.id')
      .select(['orders.id', 'order_lines.id as lineId', 'total', 'status', 'payment_intent_id'])
      .where('lot_id', '=', lot)
      .orderBy('order_lines.id')
      .execute()

  async function refundNewest(lot: string) {
    const { id = '', lineId = 0, total = 0 } = (await ordersOf(lot)).at(-1) ?? {}
    await refundLine(auction.demo.context, { orderId: id, lineId, amount: total })
    await auction.demo.context.jobs.runDue()
  }

  test('a win after a declined one is charged at its own price', async () => {
    const { lot, winner, charge, winAgain } = await wonLot('pm_card_chargeCustomerFail')
    expect((await charge()).output).toMatchObject({ charge: 'failed', charge_tries: 1 })
    await winAgain(70_00)
    await keepCard(auction.demo, winner, 'pm_card_visa')
    const again = await charge(70_00)
    expect([again.status, again.output]).toEqual([200, expect.objectContaining({ charge: 'paid', amount: 70_00 })])
    expect(again.output.paid_at).toEqual(expect.any(String))
    expect(await ordersOf(lot)).toMatchObject([
      { total: 50_00, status: 'cancelled' },
      { total: 70_00, status: 'paid' },
    ])
  })

  test('a win after a refunded one is charged anew', async () => {
    const { lot, charge, winAgain } = await wonLot('pm_card_visa')
    await charge()
    await refundNewest(lot)
    await winAgain(50_00)
    expect((await charge()).output).toMatchObject({ charge: 'paid', paid_at: expect.any(String) })
    expect(await ordersOf(lot)).toMatchObject([{ status: 'refunded' }, { status: 'paid' }])
  })

  test.each(['', ', also if its order has ended'])('a charge whose answer was lost is made once%s', async ended => {
    const { lot, charge } = await wonLot('pm_card_visa')
    const { paymentIntents } = auction.demo.context.stripe
    const create = paymentIntents.create.bind(paymentIntents)
    const lost = vi.spyOn(paymentIntents, 'create').mockImplementationOnce(async (...sent) => {
      await create(...(sent as Parameters<typeof create>))
      throw new Stripe.errors.StripeConnectionError({ message: 'Lost', type: 'api_error' })
    })
    onTestFinished(() => lost.mockRestore())
    expect((await charge()).status).toBe(502)
    if (ended) await endOrder(auction.demo.context, (await ordersOf(lot))[0]?.id ?? '')
    expect((await charge()).output).toMatchObject({ charge: 'paid', charge_tries: 1 })
    // The second try finds the charge, and makes none.
    expect(lost).toHaveBeenCalledTimes(1)
    expect(await ordersOf(lot)).toMatchObject([{ status: 'paid' }])
  })

  test('a declined charge that was not recorded fails with a reason, and the next one goes through', async () => {
    const { lot, winner, charge } = await wonLot('pm_card_chargeCustomerFail')
    await charge()
    // As if the process had died before.
    await auction.demo.context.db.updateTable('lot_wins').set({ charge_tries: 0 }).where('lot_id', '=', lot).execute()
    await keepCard(auction.demo, winner, 'pm_card_visa')
    const problem = 'An earlier try has ended without a payment.'
    expect((await charge()).output).toMatchObject({ charge: 'failed', charge_problem: problem, charge_tries: 1 })
    expect((await charge()).output).toMatchObject({ charge: 'paid', charge_tries: 2 })
  })

  test('a card is not charged for an order of another amount, which ends', async () => {
    const { lot } = await wonLot('pm_card_visa')
    const winner = await findWinner(auction.demo.context.db, (await auction.winsOf(lot))[0]?.bidder_id ?? '')
    if (!winner) throw new Error('There is no winner')
    const lines = [{ origin: 'auction', auction_item_id: lot }]
    const charged = await chargeSavedCard(auction.demo.context, { ...winner, lines, amount: 40_00, key: randomUUID() })
    expect(charged).toEqual({ paid: false, problem: 'An earlier try was for another amount.', needsPayer: false })
    expect(await ordersOf(lot)).toMatchObject([{ total: 50_00, status: 'cancelled', payment_intent_id: null }])
  })

  test('money that comes back for a cancelled win does not pay the next one', async () => {
    const { lot, winner, charge, winAgain, listed } = await wonLot('pm_card_createDispute')
    await charge()
    expect((await listed())?.refunded_at).toEqual(expect.any(String))
    await winAgain(70_00)
    const [{ id = '', payment_intent_id } = {}] = await ordersOf(lot)
    const { stripe } = auction.demo.context
    const [dispute] = (await stripe.disputes.list({ payment_intent: payment_intent_id ?? '' })).data
    await stripe.disputes.update(dispute?.id ?? '', {
      evidence: { uncategorized_text: 'winning_evidence' },
      submit: true,
    })
    await settleOrder(auction.demo.context, id, payment_intent_id ?? '')
    expect(await ordersOf(lot)).toMatchObject([{ status: 'paid' }])
    expect(await listed()).toMatchObject({ amount: 70_00, paid_at: undefined })

    await keepCard(auction.demo, winner, 'pm_card_visa')
    await charge(70_00)
    await refundNewest(lot)
    expect(await listed()).toMatchObject({ paid_at: expect.any(String), refunded_at: expect.any(String) })
  })

  test('a win that was paid in cash, refunded and charged is listed as paid by card', async () => {
    const { lot, charge, receive, askAgain, listed } = await wonLot('pm_card_visa')
    expect((await receive()).output).toMatchObject({ paid_by: 'cash' })
    await refundNewest(lot)
    await askAgain()
    await charge()
    expect(await listed()).toMatchObject({ charge: 'paid', paid_by: undefined })
  })
})
