import { sql } from 'kysely'
import Stripe from 'stripe'
import { describe, expect, test, vi } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { lotRow, makeLot } from './lots.ts'
import { keepCard, mailsTo, withCard } from './people.ts'

describe.each(databasesFor(import.meta.url))('charges of saved cards for what was won on $name', database => {
  const auction = useAuction(database)
  const { bid, chargeAfter, winsOf } = auction

  /** Somebody with a saved card wins a lot for £50, and the mails about it are sent. */
  async function winner(opening_price = 50_00) {
    const lot = await makeLot(auction.demo, event, { opening_price, winners: 1 })
    const person = await withCard(auction.demo, 'pm_card_visa')
    await chargeAfter(5)
    await bid(lot, opening_price, person.token)
    await auction.close(lot, 120)
    await chargeAfter(null)
    await auction.demo.context.jobs.runDue()
    const bidder = String((await winsOf(lot))[0]?.bidder_id)
    return { ...person, lot, bidder, charge: () => auction.runNow('charge-winner', bidder) }
  }

  /** More wins to charge than an order can have lines. */
  async function winMore(bidder: string): Promise<void> {
    const { db } = auction.demo.context
    const more = Array.from({ length: 55 }, () => lotRow(event, new Date(), { state: 'closed', sold: 1, won: 1 }))
    await db.insertInto('lots').values(more).execute()
    await db
      .insertInto('lot_wins')
      .values(more.map(({ id }) => ({ lot_id: id, bidder_id: bidder, amount: 10_00, charge_state: 'planned' })))
      .execute()
  }

  test('take what the mails say, also where every displayed price includes the card fee', async () => {
    const { db } = auction.demo.context
    const setFees = (paid: 'yes' | 'no') =>
      db
        .updateTable('events')
        .set({
          settings: sql`settings || jsonb_build_object('guest_pays_fees', ${paid}::text, 'giving',
            settings -> 'giving' || jsonb_build_object('guest_pays_fees_default', ${paid}::text))`,
        })
        .where('id', '=', event)
        .execute()
    await setFees('yes')
    const { user, charge } = await winner()
    const create = vi.spyOn(auction.demo.context.stripe.paymentIntents, 'create')
    await charge()
    expect(create.mock.lastCall?.[0]).not.toHaveProperty('receipt_email')
    create.mockRestore()
    await setFees('no')
    const orders = await db
      .selectFrom('orders')
      .select(['total', 'paid_at'])
      .where('user_id', '=', user.user_id)
      .execute()
    expect(orders).toEqual([{ total: 50_00, paid_at: expect.any(Date) }])
  })

  test.each([
    ['a card that the provider no longer has', 50_00, 'No such payment_method'],
    ['less than a card can pay', 10, 'A card can’t pay less than £0.30.'],
  ])('end with a mail that asks for the payment: %s', async (_, price, problem) => {
    const { email, user, lot, charge } = await winner(price)
    const { db } = auction.demo.context
    await db
      .updateTable('cards')
      .set({ payment_method_id: `pm_${lot}` })
      .where('user_id', '=', user.user_id)
      .execute()
    await charge()
    expect(await winsOf(lot)).toMatchObject([
      { charge_state: 'failed', charge_tries: 1, charge_problem: expect.stringContaining(problem) },
    ])
    expect((await mailsTo(auction.demo, email)).map(({ kind }) => kind)).toContain('charge_failed')
    const orders = await db.selectFrom('orders').select('status').where('user_id', '=', user.user_id).execute()
    expect(orders.filter(({ status }) => status === 'pending')).toEqual([])
    const desk = await auction.organiser('*')
    const failed = await auction.demo.call(endpoints.adminWins, { status: 'failed', search: email }, desk)
    expect(failed.output.total).toBe(1)
  })

  test.each([
    ['before it was charged: it is asked for, not the default one of now', 'request', 0, ['pm', 'pm']],
    ['and the idempotency key is forgotten: it is not charged again', 'answer', 25 * 60, ['pm']],
  ])('stay with the first card after a lost call, %s', async (_, lost, minutes, asked) => {
    const { token, lot, user, charge } = await winner()
    const { db, jobs, stripe } = auction.demo.context
    const create = stripe.paymentIntents.create.bind(stripe.paymentIntents)
    const spy = vi.spyOn(stripe.paymentIntents, 'create').mockImplementationOnce(async (...call) => {
      if (lost === 'answer') await create(...call)
      throw new Stripe.errors.StripeConnectionError({ message: `The ${lost} was lost`, type: 'api_error' })
    })
    await charge().catch(() => undefined)
    await keepCard(auction.demo, { token }, 'pm_card_mastercard')
    auction.setAhead(minutes)
    await auction.runNow('expire-orders', 'every')
    await jobs.runDue()
    await charge()
    auction.setAhead(0)
    const cards = spy.mock.calls.map(([params]) => String(params.payment_method))
    spy.mockRestore()
    expect(cards.map(card => card.slice(0, 2))).toEqual(asked)
    expect(new Set(cards).size).toBe(1)
    expect(await winsOf(lot)).toMatchObject([{ charge_state: 'paid', charge_tries: 1 }])
    const paid = await db.selectFrom('orders').select('status').where('user_id', '=', user.user_id).execute()
    expect(paid).toEqual([{ status: 'paid' }])
  })

  test('go on in a further payment if there are more than an order can have', async () => {
    const { bidder, charge } = await winner()
    const { db } = auction.demo.context
    await winMore(bidder)
    await charge()
    await auction.demo.context.jobs.runDue()
    const wins = db.selectFrom('lot_wins').select(['charge_state', 'charge_tries']).where('bidder_id', '=', bidder)
    expect(await wins.execute()).toEqual(Array(56).fill({ charge_state: 'paid', charge_tries: 1 }))
  })

  test('try what is left after a declined payment, and not the declined again', async () => {
    const { bidder, charge, email } = await winner()
    const { db } = auction.demo.context
    await winMore(bidder)
    await db
      .updateTable('cards')
      .set({ payment_method_id: 'pm_card_chargeDeclined' })
      .where('user_id', '=', db.selectFrom('bidders').select('user_id').where('id', '=', bidder))
      .execute()
    await charge()
    await auction.demo.context.jobs.runDue()
    const wins = db.selectFrom('lot_wins').select(['charge_state', 'charge_tries']).where('bidder_id', '=', bidder)
    expect(await wins.execute()).toEqual(Array(56).fill({ charge_state: 'failed', charge_tries: 1 }))
    expect((await mailsTo(auction.demo, email)).filter(({ kind }) => kind === 'charge_failed')).toHaveLength(2)
  })
})
