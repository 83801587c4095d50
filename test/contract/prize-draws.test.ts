import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { log } from '../../host-demo/server/platform/log.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { buy, endNow, makeDraw, numbersOf, order } from './draws.ts'
import { organiser } from './organisers.ts'
import { mailsTo, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('prize draws on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const read = async (draw_id: string) => (await demo.call(endpoints.prizeDraw, { draw_id, event })).output
  const record = async (draw_id: string) => (await demo.call(endpoints.drawRecord, { draw_id, event })).output

  test('sells numbers one after the other, holds them while they are paid, and mails them', async () => {
    const draw = await makeDraw(demo, event, { capacity: 5 })
    const { numbers, order: first } = await buy(demo, draw, { quantity: 3, email: 'ada@players.example' })
    expect(numbers).toEqual([[1, 3]])
    const held = await order(demo, draw, { quantity: 2 })
    expect(await read(draw)).toMatchObject({ sold: 3, left: 0 })
    const none = await order(demo, draw)
    expect([none.status, none.error.error]).toEqual([409, 'draw_sold_out'])
    const tooMany = await order(demo, await makeDraw(demo, event, { capacity: 1 }), { quantity: 2 })
    expect(tooMany.error.error_description).toBe('Only one number is left. Nothing was taken.')
    // Nobody gets a number before paying.
    expect(await numbersOf(demo, held.output)).toEqual([])
    await expect
      .poll(async () => (await mailsTo(demo, 'ada@players.example')).map(({ kind }) => kind))
      .toContain('draw_numbers')
    const [letter] = (await mailsTo(demo, 'ada@players.example')).filter(({ kind }) => kind === 'draw_numbers')
    expect(letter?.body_text).toContain('1–3')
    expect(letter?.body_text).toContain('Ada Lovelace, 1 Mill Lane, York')
    const link = /(\/draw-ticket\/\S+)/.exec(letter?.body_text ?? '')?.[1]
    const page = await fetch(`${demo.url}${link}`)
    const text = await page.text()
    expect(page.status).toBe(200)
    for (const said of ['Friends of the River', 'York Council, 123', '£1', first.order_reference])
      expect(text).toContain(said)
    expect((await fetch(`${demo.url}${link}x`)).status).toBe(404)
  })

  test('gives unpaid numbers to others once their order has ended', async () => {
    const draw = await makeDraw(demo, event, { capacity: 4 })
    const { output: unpaid } = await order(demo, draw, { quantity: 2 })
    await buy(demo, draw)
    await demo.context.stripe.paymentIntents.cancel(unpaid.payment_intent_id)
    await demo.confirm(unpaid)
    expect((await buy(demo, draw, { quantity: 3 })).numbers).toEqual([
      [1, 2],
      [4, 4],
    ])
  })

  test('sells nobody more than the limit, by account or by address, however often they come', async () => {
    const draw = await makeDraw(demo, event, { per_person: 3 })
    const { token, email } = await somebody(demo)
    await buy(demo, draw, { token, quantity: 2 })
    const more = await order(demo, draw, { token, quantity: 2 })
    expect([more.status, more.error.error]).toEqual([409, 'draw_limit'])
    const asGuest = await order(demo, draw, { email: ` ${email.toUpperCase()}`, quantity: 2 })
    expect([asGuest.status, asGuest.error.error]).toEqual([409, 'draw_limit'])
    expect((await order(demo, draw, { email, quantity: 1 })).status).toBe(200)
  })

  test('enforces the law: age, membership, one price, card', async () => {
    const { token } = await somebody(demo)
    const members = await makeDraw(demo, event, { kind: 'private' })
    const strips = await makeDraw(demo, event, { sold_by: 'fixed_price', numbers_each: 5 })
    const codes = async (...asked: Parameters<typeof order>[]) =>
      Promise.all(asked.map(async one => (await order(...one)).error.error))
    expect(
      await codes(
        [demo, strips, { quantity: 5, line: { age_confirmed: null } }],
        [demo, strips, { quantity: 4 }],
        [demo, members],
        [demo, members, { token }],
      ),
    ).toEqual(['age_not_confirmed', 'validation_error', 'members_only', 'membership_not_confirmed'])
    expect((await order(demo, members, { token, line: { member_confirmed: 'yes' } })).status).toBe(200)
    expect((await order(demo, strips, { quantity: 5 })).output.order_total).toBe(5_00)
    const guest = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@players.example' }
    const fayre = await makeDraw(demo, 'summer')
    const pay = {
      idempotency_key: randomUUID(),
      lines: [{ origin: 'raffle', draw_id: fayre, age_confirmed: 'yes' }],
      guest,
    }
    const offline = await demo.call(endpoints.payOffline, pay, { event: 'summer' })
    expect([offline.status, offline.error.error]).toEqual([409, 'draw_paid_first'])
    const giftAid = await demo.call(endpoints.payStripe, { ...pay, uk_tax_payer: 'yes' }, { event: 'summer' })
    expect(giftAid.status).toBe(400)
  })

  test('closes by itself, refunds who pays later, and is drawn from what was sealed', async () => {
    const draw = await makeDraw(demo, event)
    const paid = await buy(demo, draw, { quantity: 4, line: { show_nameYN: 'yes' } })
    const { output: late } = await order(demo, draw, { quantity: 2 })
    expect(await record(draw)).toMatchObject({ seal: undefined, seed: undefined, numbers: undefined })
    await endNow(demo, draw)
    await expect.poll(async () => (await read(draw)).state).toBe('closed')
    const sealed = await record(draw)
    expect(sealed).toMatchObject({ numbers: [[1, 4]], seed: undefined })
    expect(sealed.seal).toMatch(/^[0-9a-f]{64}$/)
    expect(paid.numbers).toEqual([[1, 4]])
    // The job ends the late order at the provider first, or its payment is refunded.
    await demo.pay(late.payment_intent_id).catch(() => {})
    await demo.confirm(late)
    expect(await numbersOf(demo, late)).toEqual([])
    const tooLate = await order(demo, draw)
    expect([tooLate.status, tooLate.error.error]).toEqual([409, 'draw_not_open'])
  })

  test('refunds a payment from before the close that the server learns of after it', async () => {
    const draw = await makeDraw(demo, event)
    await buy(demo, draw)
    const email = `${randomUUID()}@players.example`
    const { output: late } = await order(demo, draw, { quantity: 2, email })
    await demo.pay(late.payment_intent_id)
    await endNow(demo, draw)
    await expect.poll(async () => (await read(draw)).state).toBe('closed')
    expect((await demo.confirm(late)).payment_status).toBe('refunded')
    const refunded = async () => {
      const { data } = await demo.context.stripe.refunds.list({ payment_intent: late.payment_intent_id })
      return data.map(({ amount }) => amount)
    }
    await expect.poll(refunded).toEqual([2_00])
    expect((await mailsTo(demo, email)).map(({ kind }) => kind)).toEqual(['too_late'])
    expect(await record(draw)).toMatchObject({ numbers: [[1, 1]] })
    expect(await numbersOf(demo, late)).toEqual([])
    expect(await read(draw)).toMatchObject({ sold: 1 })
  })

  test('leaves a payment that came too late to the organisers if its card cannot take it back', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
    onTestFinished(() => error.mockRestore())
    const may = await organiser(demo, event, ['payments.viewlist'])
    const draw = await makeDraw(demo, event)
    const { output: late } = await order(demo, draw, { quantity: 2 })
    await demo.pay(late.payment_intent_id, 'pm_card_refundFail')
    await endNow(demo, draw)
    await expect.poll(async () => (await read(draw)).state).toBe('closed')
    expect(await demo.confirm(late)).toMatchObject({ payment_status: 'refunded', reviewYN: false })
    const kinds = async () => (await mailsTo(demo, may.email)).map(({ kind }) => kind)
    await expect.poll(kinds).toEqual(['refund_failed'])
    expect(await demo.confirm(late)).toMatchObject({ payment_status: 'processing', reviewYN: true })
  })
})
