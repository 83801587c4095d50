import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { newVoucher, payWith } from './vouchers.ts'

describe.each(databasesFor(import.meta.url))('vouchers for tickets on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  async function ticketType(title: string, hidden = false) {
    const id = `tt_${randomUUID()}`
    const values = { id, event_id: event, place: 1, title, description: '', price: 40_00, capacity: 50, hidden }
    const open = { sale_opens_at: null, sale_closes_at: null, per_order_limit: null, restrictions: null }
    await demo.context.db
      .insertInto('ticket_types')
      .values({ ...values, ...open, published: true })
      .execute()
    return id
  }
  const line = (event_ticket_type_id: string, quantity = 1) => ({
    origin: 'ticket' as const,
    event_ticket_type_id,
    quantity,
  })
  const forTickets = { origins: '["ticket"]' }

  test('discount the tickets of their types, as many of an order as they cover', async () => {
    const [adult, child] = [await ticketType('Adult'), await ticketType('Child')]
    const subjects = JSON.stringify([`ticket:${adult}`])
    const set = await newVoucher(demo, { ...forTickets, subjects, price_mode: 'set', value: 30_00 })
    const lines = [line(child, 2), line(adult, 3)]
    expect((await payWith(demo, { code: set, lines })).output).toMatchObject({
      lines_total: 200_00,
      discount_total: 30_00,
    })
    const one = await newVoucher(demo, { ...forTickets, subjects, price_mode: 'free', value: 0, pieces: 1 })
    expect((await payWith(demo, { code: one, lines })).output).toMatchObject({ discount_total: 40_00 })
    expect(await payWith(demo, { code: one, lines: [line(child)] })).toMatchObject({
      status: 409,
      error: { error: 'voucher_not_for_this' },
    })
  })

  test('show and sell hidden tickets only to people with the code', async () => {
    const hidden = await ticketType('Friends of the house', true)
    const other = await ticketType('Crew', true)
    const subjects = JSON.stringify([`ticket:${hidden}`])
    const code = await newVoucher(demo, { ...forTickets, subjects, price_mode: 'none', value: 0, unlocks: true })
    const plain = await newVoucher(demo, { ...forTickets, price_mode: 'percent', value: 10_00 })
    const listed = (await demo.call(endpoints.tickets, {})).output.types.map(type => type.event_ticket_type_id)
    expect([listed.includes(hidden), listed.includes(other)]).toEqual([false, false])

    const unlocked = async (voucher_code: string) =>
      (await demo.call(endpoints.unlockTickets, { voucher_code })).output.types.map(({ title }) => title)
    expect(await unlocked(code)).toEqual(['Friends of the house'])
    expect(await unlocked(plain)).toEqual([])
    const forLots = await newVoucher(demo, { origins: '["auction"]', price_mode: 'percent', value: 10_00 })
    expect(await demo.call(endpoints.unlockTickets, { voucher_code: forLots })).toMatchObject({
      status: 409,
      error: { error: 'voucher_not_for_this' },
    })
    const { types } = (await demo.call(endpoints.unlockTickets, { voucher_code: code })).output
    expect(types.map(({ waiting_listYN }) => waiting_listYN)).toEqual([false])

    const reserve = async (voucher_code: string | undefined, id: string) =>
      (
        await demo.call(endpoints.reserveTickets, {
          reservation_key: randomUUID(),
          voucher_code,
          lines: [{ event_ticket_type_id: id, quantity: 1 }],
        })
      ).status
    expect(await Promise.all([reserve(code, hidden), reserve(undefined, hidden), reserve(code, other)])).toEqual([
      200, 404, 404,
    ])
    expect(await reserve(plain, hidden)).toBe(404)
    expect((await payWith(demo, { code, lines: [line(hidden)] })).output).toMatchObject({ order_total: 40_00 })
    for (const refused of [{ lines: [line(hidden)] }, { code: plain, lines: [line(hidden)] }]) {
      expect((await payWith(demo, refused)).error).toMatchObject({ error: 'ticket_not_found' })
    }
  })

  test('a used-up code unlocks its own basket only, and guessing cannot tell it from an unknown one', async () => {
    const hidden = await ticketType('Last seat', true)
    const terms = {
      ...forTickets,
      subjects: JSON.stringify([`ticket:${hidden}`]),
      price_mode: 'none' as const,
      value: 0,
    }
    const code = await newVoucher(demo, { ...terms, unlocks: true, max_usages: 1 })
    const reserve = async (reservation_key: string, voucher_code: string, address?: string) => {
      const lines = [{ event_ticket_type_id: hidden, quantity: 1 }]
      const basket = { reservation_key, voucher_code, lines }
      const { status, error } = await demo.call(endpoints.reserveTickets, basket, address ? { address } : {})
      return error?.error ?? status
    }
    const key = randomUUID()
    expect(await reserve(key, code)).toBe(200)
    expect((await payWith(demo, { code, lines: [{ ...line(hidden), reservation_key: key }] })).status).toBe(200)
    expect(await reserve(randomUUID(), code)).toBe('voucher_used_up')
    const address = '198.51.100.40'
    for (let tries = 0; tries < 10; tries++) await reserve(randomUUID(), `GUESS-${tries}`, address)
    expect(await reserve(randomUUID(), code, address)).toBe('voucher_not_accepted')
    expect(await reserve(randomUUID(), 'GUESS-AGAIN', address)).toBe('voucher_not_accepted')
    // Somebody with an order may still change its basket.
    expect(await reserve(key, code, address)).toBe(200)
  })
})
