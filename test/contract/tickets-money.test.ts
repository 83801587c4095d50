import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { giftAidDeclaration } from '../../src/lib/gift-aid.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail } from './people.ts'
import { buyTickets, ticketBuyer as guest, makeType } from './tickets.ts'

describe.each(databasesFor(import.meta.url))('the money of tickets on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  test('a gift beside tickets may carry Gift Aid, the tickets never', async () => {
    const type = await makeType(demo, event)
    const address = { outside_uk: 'no' as const, line_1: '1 High Street', town: 'Kingsmere', postcode: 'SW1A 1AA' }
    const claim = {
      uk_tax_payer: 'yes' as const,
      gift_aid: { scope: 'this_gift' as const, words: await words(), address },
    }
    const ticket = { origin: 'ticket', event_ticket_type_id: type, quantity: 1 }
    const payer = { ...guest, email: newEmail() }
    const send = (lines: object[]) =>
      demo.call(endpoints.payStripe, { idempotency_key: randomUUID(), lines: lines as never, guest: payer, ...claim })
    expect((await send([ticket])).error.error).toBe('gift_aid_not_available')
    const both = await send([ticket, { origin: 'donation', amount: 10_00 }])
    expect(both.status).toBe(200)
    const declared = await demo.context.db
      .selectFrom('gift_aid_declarations')
      .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
      .select('origin')
      .where('order_id', '=', both.output.order_id)
      .execute()
    expect(declared).toEqual([{ origin: 'donation' }])

    await demo.pay(both.output.payment_intent_id)
    await demo.confirm(both.output)
    await demo.context.jobs.runDue()
    const receipts = (await mailsTo(demo, payer.email)).map(({ body_text }) => body_text ?? '')
    expect(receipts.join('\n')).toContain('Gift: Riverside 10K: £10')
  })

  describe.each([
    {
      currency: 'JPY',
      decimals: 0,
      price: 5000,
      table: 10_000,
      shares: [3333, 3333, 3334],
      said: ['¥10,000', '¥3,333'],
    },
    {
      ...{ currency: 'KWD', decimals: 3, price: 12_500, table: 100_000, shares: [33_330, 33_330, 33_340] },
      said: ['KWD 100', 'KWD 33.330'],
    },
  ])('in $currency', ({ currency, decimals, price, table, shares, said: [whole = '', third = ''] }) => {
    let desk: { token: string }
    const set = (money: { currency: string; currency_decimals: number }) =>
      demo.context.db.updateTable('events').set(money).where('id', '=', event).execute()
    beforeAll(async () => {
      await set({ currency, currency_decimals: decimals })
      desk = { token: (await organiser(demo, event, ['*'])).token }
    })
    afterAll(() => set({ currency: 'GBP', currency_decimals: 2 }))

    const shown = { hiddenYN: 'no', publishedYN: 'yes' } as const
    const typed = { description: '', place: 1, ...shown }
    const makeSeat = (title: string, price: number) =>
      demo.call(endpoints.saveTicketType, { ...typed, title, price, capacity: 30, waiting_listYN: 'yes' }, desk)
    const makeTable = async () => {
      const seat = `Seat ${randomUUID()}`
      const { types } = (await makeSeat(seat, price)).output
      const id = types.find(({ title }) => title === seat)?.event_ticket_type_id ?? ''
      const parts = [{ event_ticket_type_id: id, quantity: 3 }]
      const bundle = { ...typed, title: `Table for ${seat}`, price: table, parts }
      const { bundles } = (await demo.call(endpoints.saveTicketBundle, bundle, desk)).output
      return { id, bundle: bundles.find(({ title }) => title === bundle.title)?.ticket_bundle_id ?? '' }
    }
    const plain = (text = '') => text.replaceAll('\u00a0', ' ')

    test('a table is created, sold, confirmed by mail and refunded seat by seat', async () => {
      const { bundle } = await makeTable()
      const sale = (await demo.call(endpoints.tickets, { event })).output
      expect([sale.currency, sale.currency_decimals]).toEqual([currency, decimals])
      const email = newEmail()
      const { output: begun } = await buyTickets(demo, [{ ticket_bundle_id: bundle, quantity: 1 }], { email })
      expect(begun).toMatchObject({ order_total: table, currency, currency_decimals: decimals })
      await demo.pay(begun.payment_intent_id)
      const paid = await demo.confirm(begun)
      expect(paid).toMatchObject({ status: 'paid', order_total: table })
      await demo.context.jobs.runDue()
      const receipts = (await mailsTo(demo, email)).map(({ body_text }) => plain(body_text))
      expect(receipts.some(text => text.includes(whole))).toBe(true)

      const owner = { order_id: paid.order_id, order_key: paid.order_key }
      const { guests } = (await demo.call(endpoints.orderGuests, owner)).output
      const first = guests[0]?.guest_ticket_id ?? ''
      const { output: refundable } = await demo.call(endpoints.seatRefund, { guest_ticket_id: first }, desk)
      expect(refundable).toMatchObject({ currency, currency_decimals: decimals })
      expect(refundable.seats.map(({ amount }) => amount)).toEqual(shares)
      const refund = (ids: string[]) =>
        demo.call(endpoints.refundSeats, { guest_ticket_ids: ids, even_inYN: 'no' }, desk)
      expect((await refund([first])).status).toBe(200)
      await demo.context.jobs.runDue()
      const { latest_charge: charge } = await demo.context.stripe.paymentIntents.retrieve(begun.payment_intent_id, {
        expand: ['latest_charge'],
      })
      expect(charge).toMatchObject({ amount: table, amount_refunded: shares[0] })
      const letters = (await mailsTo(demo, email)).filter(({ kind }) => kind === 'ticket_refunded')
      expect(plain(letters[0]?.body_text)).toContain(`${third} goes back`)
      expect((await refund(guests.slice(1).map(({ guest_ticket_id: id }) => id))).status).toBe(200)
      await demo.context.jobs.runDue()
      expect(
        (await demo.context.db.selectFrom('orders').select('refunded').where('id', '=', paid.order_id).execute())[0],
      ).toEqual({ refunded: table })
    })

    test('a percentage off by a voucher and a choice with a price can be charged', async () => {
      const { id } = await makeTable()
      const code = `THIRD-${randomUUID()}`
      const terms = { price_mode: 'percent', value: 33_33, unlocksYN: 'no', note: '' } as const
      expect(
        (await demo.call(endpoints.addVoucher, { ...terms, origins: ['ticket'], voucher_code: code }, desk)).status,
      ).toBe(200)
      const { output } = await buyTickets(demo, [{ event_ticket_type_id: id, quantity: 3 }], { code })
      expect(output.discount_total).toBeGreaterThan(0)
      expect(output.order_total).toBe(price * 3 - output.discount_total)
      await demo.pay(output.payment_intent_id)
      expect((await demo.confirm(output)).status).toBe('paid')
    })

    test('a price that no card can be charged is refused', async () => {
      const refused = [
        await makeSeat('Odd', price + 1),
        await demo.call(
          endpoints.saveTicketAddOn,
          {
            ...{ title: 'Wine', kind: 'other', place: 1, requiredYN: 'no', free_textYN: 'no' },
            ...{ event_ticket_type_ids: [], choices: [{ title: 'Red', price: price + 1, capacity: null }] },
          },
          desk,
        ),
      ]
      const fields = refused.map(({ status, error }) => [status, plain(Object.values(error.fields ?? {})[0])])
      const each = decimals === 3 ? [400, 'Cards are charged in steps of KWD 0.010'] : [200, '']
      expect(fields).toEqual([each, each])
    })
  })

  async function words(): Promise<string> {
    const row = await demo.context.db.selectFrom('events').select('settings').where('id', '=', event).executeTakeFirst()
    return giftAidDeclaration('this_gift', row?.settings.charity_name ?? '')
  }
})
