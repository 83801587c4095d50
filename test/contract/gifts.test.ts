import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../host-demo/server/platform/hashes.ts'
import { endpoints } from '../../src/api/table.ts'
import { feeOf } from '../../src/lib/fees.ts'
import { type GiftAidScope, giftAidDeclaration } from '../../src/lib/gift-aid.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, type Gift, giftInput, startDemo } from './demo-server.ts'

/** An event whose form asks for everything. */
const event = 'moonlight'
const charity = "Starling House Children's Hospice"
const rate = { basisPoints: 150, fixed: 20 }
const address = { outside_uk: 'no' as const, line_1: '3 Lantern Row', town: 'Larchester', postcode: 'zz1 1aa' }

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const give = (gift: Gift) => demo.call(endpoints.payStripe, giftInput(gift), { event })
  const total = async () => (await demo.call(endpoints.donationTotal, { event })).output
  const confirm = (order: { order_id: string; order_key: string }) =>
    demo.call(endpoints.payStripeConfirm, { order_id: order.order_id, order_key: order.order_key }, { event })

  describe('fees', () => {
    test('are added if the payer wants it, and the charity gets the whole gift', async () => {
      const { output } = await give({ amount: 50_00, extra: { guest_pays_fees: 'yes' } })
      expect(output).toMatchObject({ lines_total: 50_00, processing_fee: 96, order_total: 50_96 })
      expect(output.order_total - feeOf(output.order_total, rate)).toBeGreaterThanOrEqual(50_00)
    })

    test('are paid by the charity by default', async () => {
      expect((await give({ amount: 50_00 })).output).toMatchObject({ processing_fee: 0, order_total: 50_00 })
    })

    test('are included in the price if the organiser decides so, whatever the browser sends', async () => {
      const summer = { event: 'summer' }
      const input = giftInput({ amount: 20_00, extra: { guest_pays_fees: 'no' } })
      const { output } = await demo.call(endpoints.payStripe, input, summer)
      expect(output.processing_fee).toBeGreaterThan(0)
      const { output: settings } = await demo.call(endpoints.appSettings, { event: 'summer-fayre' })
      expect([settings.guest_pays_fees, settings.giving.guest_pays_fees_default]).toEqual([true, true])
    })

    test('and contributions raise no total', async () => {
      const before = await total()
      const { output: order } = await give({
        amount: 40_00,
        extra: { guest_pays_fees: 'yes', voluntary_contribution_amount: 5_00 },
      })
      expect(order.order_total).toBe(order.lines_total + order.processing_fee + 5_00)
      expect(order.voluntary_contribution_amount_display).toBe('£5')
      await demo.pay(order.payment_intent_id)
      expect((await confirm(order)).output.status).toBe('paid')
      expect((await total()).total_raised).toBe(before.total_raised + 40_00)
      await demo.context.stripe.refunds.create({ payment_intent: order.payment_intent_id })
      const events = (await demo.standIn?.events.list()) ?? []
      for (const { id } of events.slice(-2)) await demo.standIn?.events.deliver(id)
      expect((await total()).total_raised).toBe(before.total_raised)
    })
  })

  test('a total other than the one on screen is refused, with the right one', async () => {
    const wrong = await give({ amount: 50_00, extra: { guest_pays_fees: 'yes', order_total: 50_00 } })
    expect(wrong).toMatchObject({ status: 409, error: { error: 'order_total_changed' } })
    expect(wrong.error.error_description).toContain('£50.96')
    expect((await give({ amount: 50_00, extra: { order_total: 50_00 } })).status).toBe(200)
  })

  test('a contribution that nobody asked for is refused', async () => {
    const input = giftInput({ extra: { voluntary_contribution_amount: 1 } })
    expect((await demo.call(endpoints.payStripe, input)).error.fields).toHaveProperty('voluntary_contribution_amount')
  })

  describe('Gift Aid', () => {
    const declared = (scope: GiftAidScope = 'this_gift', words = giftAidDeclaration(scope, charity)) => ({
      uk_tax_payer: 'yes' as const,
      gift_aid: { scope, words, address },
    })

    test('is stored with the line, word for word, with its hash and all that HMRC asks for', async () => {
      const { output } = await give({ extra: declared('all_gifts') })
      const kept = await demo.context.db
        .selectFrom('gift_aid_declarations')
        .innerJoin('order_lines', 'order_lines.id', 'gift_aid_declarations.order_line_id')
        .selectAll('gift_aid_declarations')
        .where('order_id', '=', output.order_id)
        .execute()
      const words = giftAidDeclaration('all_gifts', charity)
      expect(kept).toMatchObject([
        { scope: 'all_gifts', words, words_hash: sha256(words), last_name: 'Lovelace', postcode: 'ZZ1 1AA' },
      ])
      const read = await demo.call(
        endpoints.order,
        { order_id: output.order_id, order_key: output.order_key },
        { event },
      )
      expect(read.output.lines).toMatchObject([{ gift_aid: true, gift_aid_on: 50_00, without_gift_aid: undefined }])
    })

    test('accepts an address outside the UK', async () => {
      const abroad = { outside_uk: 'yes' as const, line_1: '1 Rue Haute', town: 'Brussels', country: 'Belgium' }
      const extra = { ...declared(), gift_aid: { ...declared().gift_aid, address: abroad } }
      expect((await give({ extra })).status).toBe(200)
    })

    test.each([
      ['without a declaration', { uk_tax_payer: 'yes' as const }, 400, 'validation_error'],
      ['by other words', declared('this_gift', 'I agree.'), 409, 'gift_aid_declaration_changed'],
      [
        'with the words of another scope',
        { ...declared('this_gift', giftAidDeclaration('all_gifts', charity)) },
        409,
        'gift_aid_declaration_changed',
      ],
      [
        'without a postcode',
        { ...declared(), gift_aid: { ...declared().gift_aid, address: { ...address, postcode: 'London' } } },
        400,
        'validation_error',
      ],
      [
        'of a company',
        {
          ...declared(),
          guest: { first_name: 'A', last_name: 'B', email: 'a@example.com', organisation: 'Acme Ltd' },
        },
        400,
        'gift_aid_not_available',
      ],
    ])('is not taken %s', async (_, extra, status, error) => {
      expect(await give({ extra })).toMatchObject({ status, error: { error } })
    })

    test('shows the new words to a donor who has read others', async () => {
      const { error } = await give({ extra: declared('this_gift', 'I agree.') })
      expect(error.fields).toEqual({ gift_aid: expect.stringContaining('read it again') })
    })

    test('is not taken in another currency', async () => {
      const { db } = demo.context
      await db.updateTable('events').set({ currency: 'EUR' }).where('id', '=', event).execute()
      const refused = await give({ extra: declared() })
      await db.updateTable('events').set({ currency: 'GBP' }).where('id', '=', event).execute()
      expect(refused).toMatchObject({ status: 400, error: { error: 'gift_aid_not_available' } })
    })
  })

  test('stores the other answers of a donor: tribute, anonymity of name and amount, consent, campaign', async () => {
    const { output } = await give({
      extra: {
        lines: [
          {
            origin: 'donation',
            amount: 30_00,
            anonymous: 'no',
            anonymous_amount: 'yes',
            tribute: { kind: 'memory', name: 'Grace Hopper' },
          },
        ],
        marketing_consent: 'no',
        request_invoice: 'yes',
        campaign: { utm_source: 'newsletter', utm_campaign: 'autumn' },
      },
    })
    const { db } = demo.context
    const order = await db.selectFrom('orders').selectAll().where('id', '=', output.order_id).executeTakeFirstOrThrow()
    expect(order).toMatchObject({
      marketing_consent: false,
      request_invoice: true,
      campaign: { utm_source: 'newsletter', utm_campaign: 'autumn' },
    })
    const line = await db
      .selectFrom('donation_details')
      .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
      .selectAll('donation_details')
      .where('order_id', '=', output.order_id)
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({ anonymous: false, anonymous_amount: true, tribute_name: 'Grace Hopper' })
  })

  test('a currency of three decimals is charged in tens, as its provider takes it', async () => {
    const { db } = demo.context
    const change = (currency: string, currency_decimals: number) =>
      db.updateTable('events').set({ currency, currency_decimals }).where('id', '=', event).execute()
    await change('KWD', 3)
    const odd = await give({ amount: 50_005 })
    const even = await give({ amount: 50_000, extra: { guest_pays_fees: 'yes' } })
    const oddContribution = await give({ amount: 50_000, extra: { voluntary_contribution_amount: 1_005 } })
    await change('GBP', 2)
    expect(odd).toMatchObject({ status: 400, error: { error: 'amount_out_of_range' } })
    expect(oddContribution).toMatchObject({
      status: 400,
      error: { fields: { voluntary_contribution_amount: 'This contribution can’t be taken' } },
    })
    expect(even.output.order_total % 10).toBe(0)
    expect(even.output.order_total - feeOf(even.output.order_total, rate)).toBeGreaterThanOrEqual(50_000)
  })

  describe('addresses of a postcode', () => {
    test('are found however it is written', async () => {
      for (const postcode of ['ZZ1 1AA', 'zz11aa']) {
        const { output } = await demo.call(endpoints.addressLookup, { postcode }, { event })
        expect(output).toContainEqual({
          line_1: 'Flat 1',
          line_2: '4 Lantern Row',
          town: 'Larchester',
          postcode: 'ZZ1 1AA',
        })
      }
    })

    test('are empty if there are none, and are not looked up if the event does not offer it', async () => {
      expect((await demo.call(endpoints.addressLookup, { postcode: 'ZZ9 9ZZ' }, { event })).output).toEqual([])
      expect(await demo.call(endpoints.addressLookup, { postcode: 'ZZ1 1AA' })).toMatchObject({ status: 403 })
    })
  })

  test('the same attempt finds its order even if prices have changed', async () => {
    const key = randomUUID()
    const gift = { key, email: 'replay@donors.example', extra: { guest_pays_fees: 'yes' as const } }
    const first = await give(gift)
    const { db } = demo.context
    const { settings } = await db
      .selectFrom('events')
      .select('settings')
      .where('id', '=', event)
      .executeTakeFirstOrThrow()
    const dearer = { ...settings, giving: { ...settings.giving, fee_fixed: 90 } }
    await db
      .updateTable('events')
      .set({ settings: JSON.stringify(dearer) })
      .where('id', '=', event)
      .execute()
    expect((await give(gift)).output).toEqual(first.output)
    await db
      .updateTable('events')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', event)
      .execute()
  })
})
