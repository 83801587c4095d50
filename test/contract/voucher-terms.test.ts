import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../host-demo/server/platform/hashes.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { somebody } from './people.ts'
import { asked, newVoucher, payWith } from './vouchers.ts'

describe.each(databasesFor(import.meta.url))('a voucher on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const check = async (voucher_code: string, from = {}) =>
    demo.call(endpoints.voucher, { voucher_code, lines: [...(await asked(demo))] }, from)
  const pay = async (code: string) => payWith(demo, { code, lines: [...(await asked(demo))] })
  const finish = async (order: { order_id: string; order_key: string; payment_intent_id: string }) => {
    await demo.pay(order.payment_intent_id)
    return demo.confirm(order)
  }

  test('applies to what it is limited to, and can make it free', async () => {
    const [mine = { payment_request: '' }, other] = [...(await asked(demo)), ...(await asked(demo))]
    const subject = `payment_request:${mine.payment_request.split('.')[0]}`
    const code = await newVoucher(demo, { price_mode: 'free', value: 0, subjects: JSON.stringify([subject]) })
    const lines = [...(await asked(demo)), ...(other ? [other] : [])]
    expect(await payWith(demo, { code, lines })).toMatchObject({
      status: 409,
      error: { error: 'voucher_not_for_this' },
    })
    const both = [{ ...mine, origin: 'dynamic_payment' as const }, ...(other ? [other] : [])]
    expect((await payWith(demo, { code, lines: both })).output).toMatchObject({
      lines_total: 200_00,
      discount_total: 100_00,
      order_total: 100_00,
    })
  })

  test('that only unlocks gives no discount, applies to its lines only, and still counts its uses', async () => {
    const code = await newVoucher(demo, { price_mode: 'none', value: 0, unlocks: true, max_usages: 1 })
    const { output: order } = await pay(code)
    expect(order).toMatchObject({ discount_total: 0, order_total: 100_00 })
    expect(await pay(code)).toMatchObject({ status: 409, error: { error: 'voucher_used_up' } })
    expect(await finish(order)).toMatchObject({ status: 'paid' })
    expect(await payWith(demo, { code })).toMatchObject({ status: 409, error: { error: 'voucher_not_for_this' } })
    await expect(newVoucher(demo, { price_mode: 'none', value: 0 })).rejects.toThrow('check')
  })

  test('can be paused, which does not affect an order that has it already', async () => {
    const code = await newVoucher(demo)
    const { output: order } = await pay(code)
    const pause = (paused_at: Date | null) =>
      demo.context.db.updateTable('vouchers').set({ paused_at }).where('code', '=', code).execute()
    await pause(new Date())
    for (const answer of [await check(code), await pay(code)]) {
      expect(answer).toMatchObject({ status: 409, error: { error: 'voucher_paused' } })
    }
    expect(await finish(order)).toMatchObject({ status: 'paid', discount_total: 10_00 })
    await pause(null)
    expect((await check(code)).status).toBe(200)
  })

  test('is refused with the reason, but for somebody who guesses always with the same one', async () => {
    const used = await newVoucher(demo, { max_usages: 1 })
    await pay(used)
    const codes = [
      [await newVoucher(demo, { valid_until: new Date(Date.now() - 86_400_000) }), 'voucher_expired'],
      [await newVoucher(demo, { paused_at: new Date() }), 'voucher_paused'],
      [await newVoucher(demo, { origins: '["ticket"]' }), 'voucher_not_for_this'],
      [used, 'voucher_used_up'],
      ['NO-SUCH-CODE', 'voucher_not_found'],
    ] as const
    const [honest, guesser] = [{ address: '203.0.113.20' }, { address: '203.0.113.21' }]
    for (let guess = 0; guess < 10; guess++) await check(`GUESS-${guess}`, guesser)
    const answers = []
    for (const [code, error] of codes) {
      expect((await check(code, honest)).error.error).toBe(error)
      const lines = [...(await asked(demo))]
      answers.push(await check(code, guesser), await payWith(demo, { code, lines }, guesser))
    }
    expect(new Set(answers.map(({ status, error }) => JSON.stringify([status, error]))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, error: { error: 'voucher_not_accepted' } })
    // A code that is valid still is.
    expect((await check(await newVoucher(demo), guesser)).status).toBe(200)
  })

  test('is not checked any more after thousands of wrong codes, whatever calls for it', async () => {
    const crowd = { address: '203.0.113.22' }
    await check('NO-SUCH-CODE', crowd)
    const { numUpdatedRows } = await demo.context.db
      .updateTable('rate_limits')
      .set({ hits: 3000 })
      .where('bucket', '=', sha256(`voucher\n${crowd.address}`))
      .executeTakeFirstOrThrow()
    expect(Number(numUpdatedRows)).toBe(1)
    const voucher_code = await newVoucher(demo)
    const { token } = await somebody(demo)
    const answers = [
      await check(voucher_code, crowd),
      await demo.call(endpoints.redeemVoucher, { voucher_code }, { ...crowd, token }),
      await demo.call(endpoints.unlockTickets, { voucher_code }, crowd),
    ]
    expect(answers.map(({ status, error }) => [status, error.error])).toEqual(answers.map(() => [429, 'rate_limited']))
    expect(Number(answers[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
