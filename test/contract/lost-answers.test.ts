import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, giftInput, startDemo } from './demo-server.ts'
import { makeDraw, order } from './draws.ts'
import { newEmail, somebody } from './people.ts'
import { buyTickets, makeType } from './tickets.ts'
import { asked, newVoucher } from './vouchers.ts'

/** A payer whose first answer was lost knows its key, but not its order. They change something and try again. */
describe.each(databasesFor(import.meta.url))('a try after a lost answer on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
    await demo.context.db.updateTable('events').set({ offline_instructions: 'Bring it.' }).execute()
  }, 60_000)
  afterAll(() => demo.close())

  const statusesOf = async (email: string) => {
    const { db } = demo.context
    const orders = await db
      .selectFrom('orders')
      .select('status')
      .where('email', '=', email)
      .orderBy('created_at')
      .execute()
    return orders.map(({ status }) => status)
  }
  /** A gift, and how the next try names it. */
  const attempt = (email: string, extra: object = {}) => {
    const input = giftInput({ email, extra })
    return { input, named: { earlier_idempotency_keys: [input.idempotency_key] } }
  }

  test('a promise is replaced by the next one, or by a card payment', async () => {
    for (const endpoint of [endpoints.payOffline, endpoints.payStripe]) {
      const email = newEmail()
      const { input, named } = attempt(email)
      await demo.call(endpoints.payOffline, input)
      const next = await demo.call(endpoint, attempt(email, { ...named, guest_pays_fees: 'yes' }).input)
      expect(next.status).toBe(200)
      expect(await statusesOf(email)).toEqual(['cancelled', next.output.status])
    }
  })

  test('a card payment is ended, also where several answers were lost', async () => {
    const email = newEmail()
    const first = attempt(email)
    const { output } = await demo.call(endpoints.payStripe, first.input)
    const lost = { earlier_idempotency_keys: [...first.named.earlier_idempotency_keys, randomUUID()] }
    expect((await demo.call(endpoints.payOffline, attempt(email, lost).input)).status).toBe(200)
    expect(await statusesOf(email)).toEqual(['cancelled', 'awaiting_offline_payment'])
    await expect(demo.pay(output.payment_intent_id)).rejects.toThrow('canceled')
  })

  test('a use of a code stays the payer’s own', async () => {
    const email = newEmail()
    const lines = [...(await asked(demo))]
    const voucher_code = await newVoucher(demo, { max_usages: 1 })
    const { input, named } = attempt(email, { lines, voucher_code })
    await demo.call(endpoints.payStripe, input)
    const quote = (more = {}) => demo.call(endpoints.voucher, { voucher_code, lines, ...more })
    expect((await quote({ earlier_idempotency_keys: [randomUUID()] })).error.error).toBe('voucher_used_up')
    expect((await quote(named)).output).toMatchObject({ discount_total: 10_00 })
    const next = attempt(email, { lines, voucher_code, ...named, guest_pays_fees: 'yes' })
    expect((await demo.call(endpoints.payStripe, next.input)).status).toBe(200)
    expect(await statusesOf(email)).toEqual(['cancelled', 'pending'])
  })

  test('a code still shows what it unlocks', async () => {
    const type = await makeType(demo, event, { hidden: true })
    const subjects = JSON.stringify([`ticket:${type}`])
    const terms = { origins: '["ticket"]', subjects, price_mode: 'none', value: 0, unlocks: true } as const
    const code = await newVoucher(demo, { ...terms, max_usages: 1 })
    const key = randomUUID()
    await buyTickets(demo, [{ event_ticket_type_id: type, quantity: 1 }], { code, attempt: key })
    const unlock = (more = {}) => demo.call(endpoints.unlockTickets, { voucher_code: code, ...more })
    expect((await unlock()).error.error).toBe('voucher_used_up')
    expect((await unlock({ earlier_idempotency_keys: [key] })).output.types).toHaveLength(1)
  })

  test('numbers of a draw do not count against the payer', async () => {
    const email = newEmail()
    const draw = await makeDraw(demo, event, { per_person: 2 })
    const key = randomUUID()
    const numbers = (more: object) => order(demo, draw, { email, quantity: 2, address: '203.0.113.7', more })
    await numbers({ idempotency_key: key })
    expect((await numbers({})).error.error).toBe('draw_limit')
    expect((await numbers({ earlier_idempotency_keys: [key] })).status).toBe(200)
  })

  test('nothing is made or charged again where the earlier one is complete', async () => {
    const email = newEmail()
    const type = await makeType(demo, event)
    const code = await newVoucher(demo, { origins: '["ticket"]', price_mode: 'free', value: 0 })
    const key = randomUUID()
    const lines = [{ event_ticket_type_id: type, quantity: 1 }]
    expect((await buyTickets(demo, lines, { email, code, attempt: key })).output.status).toBe('paid')
    const next = attempt(email, { earlier_idempotency_keys: [key] })
    for (const endpoint of [endpoints.payStripe, endpoints.payOffline]) {
      const { status, error } = await demo.call(endpoint, next.input)
      expect([status, error.error]).toEqual([409, 'payment_request_settled'])
    }
    expect(await statusesOf(email)).toEqual(['paid'])
  })

  const somebodyElse = (named: object) =>
    giftInput({ extra: { ...named, guest: { first_name: 'Bea', last_name: 'Webb', email: newEmail() } } })

  test('is replaced where the payer corrects the address', async () => {
    const [wrong, right] = [newEmail(), newEmail()]
    const { input, named } = attempt(wrong)
    await demo.call(endpoints.payOffline, input)
    expect((await demo.call(endpoints.payOffline, attempt(right, named).input)).status).toBe(200)
    expect(await statusesOf(wrong)).toEqual(['cancelled'])
  })

  test('what somebody else has ordered is left alone, paid or not', async () => {
    const email = newEmail()
    const { input, named } = attempt(email)
    await demo.call(endpoints.payOffline, input)
    expect((await demo.call(endpoints.payOffline, somebodyElse(named))).status).toBe(200)
    expect(await statusesOf(email)).toEqual(['awaiting_offline_payment'])
    await demo.context.db.updateTable('orders').set({ status: 'paid' }).where('email', '=', email).execute()
    expect((await demo.call(endpoints.payOffline, somebodyElse(named))).status).toBe(200)
    const own = await demo.call(endpoints.payOffline, attempt(email.toUpperCase(), named).input)
    expect(own.error.error).toBe('payment_request_settled')
  })

  test('the order of a user is their own, whatever mailbox it names', async () => {
    const [email, other] = [newEmail(), newEmail()]
    const { token } = await somebody(demo)
    const { input, named } = attempt(email)
    await demo.call(endpoints.payOffline, input, { event, token })
    const next = await demo.call(endpoints.payOffline, attempt(other, named).input, { event, token })
    expect(next.status).toBe(200)
    expect(await statusesOf(email)).toEqual(['cancelled'])
  })

  test('what was ordered more than an hour ago is left alone, paid or not', async () => {
    const { db } = demo.context
    for (const status of ['awaiting_offline_payment', 'paid'] as const) {
      const email = newEmail()
      const { input, named } = attempt(email)
      await demo.call(endpoints.payOffline, input)
      const created_at = new Date(Date.now() - 61 * 60_000)
      await db.updateTable('orders').set({ status, created_at }).where('email', '=', email).execute()
      expect((await demo.call(endpoints.payOffline, attempt(email, named).input)).status).toBe(200)
      expect(await statusesOf(email)).toEqual([status, 'awaiting_offline_payment'])
    }
  })

  test('the late request of somebody else still makes an order', async () => {
    const email = newEmail()
    const { input, named } = attempt(email)
    expect((await demo.call(endpoints.payOffline, somebodyElse(named))).status).toBe(200)
    expect((await demo.call(endpoints.payOffline, input)).status).toBe(200)
    expect(await statusesOf(email)).toEqual(['awaiting_offline_payment'])
  })

  test('the lost request makes no second order where it arrives last', async () => {
    for (const endpoint of [endpoints.payOffline, endpoints.payStripe]) {
      const email = newEmail()
      const { input, named } = attempt(email)
      const next = await demo.call(endpoints.payOffline, attempt(email, named).input)
      expect(next.status).toBe(200)
      for (const _ of [1, 2]) {
        const late = await demo.call(endpoint, input)
        expect([late.status, late.error.error]).toEqual([409, 'order_cancelled'])
      }
      expect(await statusesOf(email)).toEqual(['awaiting_offline_payment'])
    }
  })

  test('only one is left where both arrive at once', async () => {
    for (let round = 0; round < 5; round++) {
      const email = newEmail()
      const { input, named } = attempt(email)
      const next = attempt(email, named)
      const [, second] = await Promise.all([input, next.input].map(sent => demo.call(endpoints.payOffline, sent)))
      expect(second?.status).toBe(200)
      expect((await statusesOf(email)).filter(status => status !== 'cancelled')).toEqual(['awaiting_offline_payment'])
    }
  })
})
