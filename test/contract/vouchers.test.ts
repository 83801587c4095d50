import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import { usesOf } from '../../host-demo/server/modules/vouchers/voucher-wire.ts'
import { endpoints } from '../../src/api/table.ts'
import { solve } from '../../src/lib/proof-of-work.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, giftInput, startDemo } from './demo-server.ts'
import { asked, newVoucher, payWith } from './vouchers.ts'

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  let ahead = 0
  beforeAll(async () => {
    demo = await startDemo(database, { now: () => new Date(Date.now() + ahead) })
  }, 60_000)
  afterAll(() => demo.close())

  const inDays = (days: number) => new Date(Date.now() + ahead + days * 86_400_000)
  const check = async (voucher_code: string, from = {}, challenge_answer?: string) =>
    demo.call(endpoints.voucher, { voucher_code, lines: [...(await asked(demo))], challenge_answer }, from)
  async function answered(from: object): Promise<string> {
    const { puzzle, bits } = (await demo.call(endpoints.challenge, {}, from)).output
    return `${puzzle}:${await solve(puzzle, bits)}`
  }
  const pay = async (code: string, extra: Partial<ReturnType<typeof giftInput>> = {}) =>
    payWith(demo, { code, lines: [...(await asked(demo))], ...extra })
  const finish = async (order: { order_id: string; order_key: string; payment_intent_id: string }) => {
    await demo.pay(order.payment_intent_id)
    return demo.confirm(order)
  }
  const hear = async () => {
    for (const { id } of ((await demo.standIn?.events.list()) ?? []).slice(-3)) await demo.standIn?.events.deliver(id)
  }

  test('takes its discount off, however the code is written, and charges the rest', async () => {
    const code = await newVoucher(demo, { code: 'EARLY-BIRD', value: 12_50 })
    expect((await check(' early bird ')).output).toEqual({
      voucher_code: 'EARLY-BIRD',
      lines_total: 100_00,
      discount_total: 12_50,
      gift_total: 0,
      currency: 'GBP',
      currency_decimals: 2,
    })
    const { output: order } = await pay('earlybird')
    expect(order).toMatchObject({ lines_total: 100_00, discount_total: 12_50, order_total: 87_50 })
    expect(await finish(order)).toMatchObject({ status: 'paid', order_total: 87_50 })
    expect((await check(code)).status).toBe(200)
  })

  test('takes it off before the fee is added, and before the payer looks at the total', async () => {
    const code = await newVoucher(demo)
    const { order_total } = (await pay(code, { guest_pays_fees: 'yes' })).output
    // Fees of 1.2 % and 20p leave the charity 90 of 91.30.
    expect(order_total).toBe(91_30)
    expect(await pay(code, { order_total: 100_00 })).toMatchObject({
      status: 409,
      error: { error: 'order_total_changed' },
    })
  })

  test('takes nothing off a gift', async () => {
    const code = await newVoucher(demo)
    expect(await payWith(demo, { code })).toMatchObject({ status: 409, error: { error: 'voucher_not_for_this' } })
    const lines = [...(await asked(demo)), { origin: 'donation' as const, amount: 50_00 }]
    expect((await pay(code, { lines })).output).toMatchObject({ discount_total: 10_00, order_total: 140_00 })
    await expect(newVoucher(demo, { origins: JSON.stringify(['donation']) })).rejects.toThrow('check')
  })

  test('answers the same to an unknown code and to another event’s', async () => {
    const other = await newVoucher(demo, { event_id: 'moonlight' })
    const unknown = await check('NO-SUCH-CODE')
    expect(unknown).toMatchObject({ status: 404, error: { error: 'voucher_not_found' } })
    expect(Object.keys(unknown.error.fields ?? {})).toEqual(['voucher_code'])
    for (const answer of [await check(other), await pay(other), await pay('NO-SUCH-CODE')]) {
      expect([answer.status, answer.error]).toEqual([unknown.status, unknown.error])
    }
  })

  test.each([
    ['voucher_expired', { valid_until: () => inDays(-1) }],
    ['voucher_not_yet', { valid_from: () => inDays(1) }],
  ])('says %s of a code outside its time', async (error, times) => {
    const [[name, at] = []] = Object.entries(times)
    const code = await newVoucher(demo, name && at ? { [name]: at() } : {})
    for (const answer of [await check(code), await pay(code)]) {
      expect(answer).toMatchObject({ status: 409, error: { error } })
    }
  })

  test('can be used up to its limit, by paid and unpaid orders together', async () => {
    const code = await newVoucher(demo, { max_usages: 2 })
    const { output: first } = await pay(code)
    await finish((await pay(code)).output)
    for (const answer of [await check(code), await pay(code)]) {
      expect(answer).toMatchObject({ status: 409, error: { error: 'voucher_used_up' } })
    }
    expect(await finish(first)).toMatchObject({ status: 'paid', discount_total: 10_00 })
    expect((await pay(code)).status).toBe(409)
  })

  test('is released after half an hour, and then its slow payer cannot pay any more', async () => {
    const code = await newVoucher(demo, { max_usages: 1 })
    const { output: slow } = await pay(code)
    expect((await pay(code)).status).toBe(409)
    ahead += 31 * 60_000
    expect((await check(code)).status).toBe(200)
    const { output: quick } = await pay(code)
    await expect(demo.pay(slow.payment_intent_id)).rejects.toThrow('canceled')
    expect((await finish(quick)).status).toBe('paid')
    expect((await demo.confirm(slow)).status).toBe('cancelled')
  })

  test('stays used if it was paid in time, even if the server learns it late', async () => {
    const code = await newVoucher(demo, { max_usages: 1 })
    const { output: paid } = await pay(code)
    await demo.pay(paid.payment_intent_id)
    ahead += 31 * 60_000
    expect(await pay(code)).toMatchObject({ status: 409, error: { error: 'voucher_used_up' } })
    expect((await demo.confirm(paid)).status).toBe('paid')
  })

  test('begins no payment for an order that was ended before it had one', async () => {
    const code = await newVoucher(demo, { max_usages: 1 })
    const lines = [...(await asked(demo))]
    const input = giftInput({ extra: { lines, voucher_code: code } })
    const { output: stopped } = await demo.call(endpoints.payStripe, input)
    const { db } = demo.context
    await db.updateTable('orders').set({ payment_intent_id: null }).where('id', '=', stopped.order_id).execute()
    ahead += 31 * 60_000
    expect((await pay(code)).status).toBe(200)
    expect(await demo.call(endpoints.payStripe, input)).toMatchObject({
      status: 409,
      error: { error: 'order_cancelled' },
    })
  })

  test('stays with a payer who changes something, and is released if they leave it out', async () => {
    const code = await newVoucher(demo, { max_usages: 1 })
    const lines = [...(await asked(demo))]
    expect((await payWith(demo, { code, lines })).status).toBe(200)
    expect((await payWith(demo, { code, lines, request_invoice: 'yes' })).status).toBe(200)
    expect((await payWith(demo, { lines })).output.order_total).toBe(100_00)
    expect((await pay(code)).status).toBe(200)
  })

  test('is released by a full refund only', async () => {
    const code = await newVoucher(demo, { max_usages: 1 })
    const { output: order } = await pay(code)
    await finish(order)
    const giveBack = async (amount: number) => {
      await demo.context.stripe.refunds.create({ payment_intent: order.payment_intent_id, amount })
      await hear()
    }
    await giveBack(40_00)
    expect((await check(code)).status).toBe(409)
    await giveBack(50_00)
    expect((await check(code)).status).toBe(200)
  })

  test('is released once all lines are refunded, though the card fee is not', async () => {
    const code = await newVoucher(demo, { max_usages: 1 })
    const { output: order } = await pay(code, { guest_pays_fees: 'yes' })
    await finish(order)
    const { db } = demo.context
    const voucher = await db.selectFrom('vouchers').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
    const giveBack = async (amount: number) => {
      const { order_id: orderId } = order
      const line = db.selectFrom('order_lines').select('id').where('order_id', '=', orderId)
      const { id: lineId } = await line.executeTakeFirstOrThrow()
      await refundLine(demo.context, { orderId, lineId, amount })
      await demo.context.jobs.runDue()
      return [(await check(code)).status, [...(await usesOf(db, [voucher])).values()]]
    }
    expect(await giveBack(40_00)).toEqual([409, [{ used: 1, held: 0, discount_total: 10_00 }]])
    expect(await giveBack(50_00)).toEqual([200, [{ used: 0, held: 0, discount_total: 0 }]])
  })

  test('a refund lowers the gift beside it by what was paid, without the discount', async () => {
    const code = await newVoucher(demo, { value: 50_00 })
    const before = await demo.total()
    const lines = [...(await asked(demo)), { origin: 'donation' as const, amount: 20_00 }]
    const { output: order } = await pay(code, { lines })
    await finish(order)
    expect((await demo.total()).total_raised).toBe(before.total_raised + 20_00)
    await demo.context.stripe.refunds.create({ payment_intent: order.payment_intent_id })
    await hear()
    expect((await demo.total()).total_raised).toBe(before.total_raised)
  })

  test.each(['payStripe', 'payOffline'] as const)('completes a free order at once, by %s', async way => {
    const code = await newVoucher(demo, { price_mode: 'set', value: 0, max_usages: 1 })
    await demo.context.db.updateTable('events').set({ offline_instructions: 'Bring it.' }).execute()
    const lines = [...(await asked(demo))]
    const input = giftInput({ extra: { lines, voucher_code: code, guest_pays_fees: 'yes', order_total: 0 } })
    const { output: order } = await demo.call(endpoints[way], input)
    expect(order).toMatchObject({ status: 'paid', discount_total: 100_00, processing_fee: 0, order_total: 0 })
    if ('client_secret' in order) expect([order.payment_intent_id, order.client_secret]).toEqual(['', ''])
    const { order_id, order_key } = order
    expect(await demo.confirm({ order_id, order_key })).toMatchObject({ status: 'paid', payment_status: 'succeeded' })
    // The same attempt gets the same answer, and one receipt.
    expect((await demo.call(endpoints[way], input)).output).toEqual(order)
    const read = await demo.call(endpoints.order, { order_id, order_key })
    expect(read.output).toMatchObject({ payment: 'none', status: 'paid', order_total: 0 })
    const [line] = lines
    const link = await demo.call(endpoints.paymentRequest, { payment_request: line?.payment_request ?? '' })
    expect(link.output).toMatchObject({ status: 'paid', takes_voucher_code: true })
    expect((await check(code)).status).toBe(409)
  })

  test('makes a rest below the smallest charge free', async () => {
    const code = await newVoucher(demo, { price_mode: 'set', value: 29 })
    expect((await pay(code)).output).toMatchObject({ status: 'paid', discount_total: 100_00, order_total: 0 })
    const payable = await newVoucher(demo, { price_mode: 'set', value: 30 })
    expect((await pay(payable)).output).toMatchObject({ status: 'pending', order_total: 30 })
  })

  test('is another attempt if the code changes', async () => {
    const [one, other] = [await newVoucher(demo), await newVoucher(demo)]
    const [key, lines] = [randomUUID(), [...(await asked(demo))]]
    expect((await payWith(demo, { code: one, lines, idempotency_key: key })).status).toBe(200)
    expect(await payWith(demo, { code: other, lines, idempotency_key: key })).toMatchObject({
      status: 409,
      error: { error: 'idempotency_key_reused' },
    })
  })

  test('stops guessing, at the checkout too, but not people with a valid code', async () => {
    const code = await newVoucher(demo)
    const guesser = { address: '203.0.113.9' }
    for (let tries = 0; tries < 70; tries++) expect((await check(code, guesser)).status).toBe(200)
    const statuses = []
    for (let guess = 0; guess < 61; guess++) statuses.push((await check(`GUESS-${guess}`, guesser)).status)
    expect([statuses.filter(status => status === 404).length, statuses.at(-1)]).toEqual([60, 403])
    // Even a correct code is refused, or it could be told apart.
    expect((await check(code, guesser)).error.error).toBe('challenge_required')
    const lines = [...(await asked(demo))]
    expect((await payWith(demo, { code, lines }, guesser)).error.error).toBe('challenge_required')
    expect((await check(code, { address: '203.0.113.10' })).status).toBe(200)
    // After a challenge a correct code is accepted, and each answer is valid for one try.
    const answer = await answered(guesser)
    expect((await check(code, guesser, answer)).status).toBe(200)
    expect((await check(code, guesser, answer)).status).toBe(403)
    expect((await check('GUESS-AGAIN', guesser, await answered(guesser))).status).toBe(404)
  }, 60_000)
})
