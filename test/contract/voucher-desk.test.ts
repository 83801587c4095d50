import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { somebody } from './people.ts'
import { asked, newVoucher, payWith } from './vouchers.ts'

describe.each(databasesFor(import.meta.url))('vouchers at the desk on $name', database => {
  let demo: DemoServer
  let token = ''
  beforeAll(async () => {
    demo = await startDemo(database)
    token = (await organiser(demo, event, ['*'])).token
  }, 60_000)
  afterAll(() => demo.close())

  const terms: Omit<InputOf<typeof endpoints.addVoucher>, 'voucher_code'> = {
    price_mode: 'percent',
    value: 25_00,
    origins: ['dynamic_payment'],
    unlocksYN: 'no',
    max_usages: 1,
    note: 'For sponsors',
  }
  const add = async (extra: Partial<InputOf<typeof endpoints.addVoucher>> = {}) =>
    demo.call(endpoints.addVoucher, { voucher_code: `D-${randomUUID()}`, ...terms, ...extra }, { token })
  const pay = async (code: string) => payWith(demo, { code, lines: [...(await asked(demo))] })
  const newest = async () => (await demo.call(endpoints.auditLog, {}, { token })).output.items[0]
  const undo = async () => demo.call(endpoints.undoAction, { entry_id: (await newest())?.entry_id ?? '' }, { token })

  test('are made, used, counted, paused and edited, and all of it is in the log', async () => {
    const { output: made } = await add({ voucher_code: 'Sponsor 25' })
    expect(made).toMatchObject({ voucher_code: 'Sponsor 25', state: 'open', used: 0, held: 0, pausedYN: false })
    const id = { voucher_id: made.voucher_id }
    expect((await add({ voucher_code: 'sponsor-25' })).error).toMatchObject({ error: 'voucher_code_taken' })

    const { output: order } = await pay('SPONSOR25')
    expect(order).toMatchObject({ discount_total: 25_00 })
    const read = async () => (await demo.call(endpoints.adminVoucher, id, { token })).output
    expect(await read()).toMatchObject({ used: 0, held: 1, discount_total: 0, state: 'used_up' })
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    expect(await read()).toMatchObject({ used: 1, held: 0, discount_total: 25_00, state: 'used_up' })
    const uses = (await demo.call(endpoints.voucherUses, id, { token })).output
    expect(uses).toMatchObject({ total: 1, items: [{ discount: 25_00, total: 75_00, refunded: 0, status: 'paid' }] })
    await demo.context.db.updateTable('orders').set({ refunded: 50_00 }).where('id', '=', order.order_id).execute()
    const { items } = (await demo.call(endpoints.voucherUses, id, { token })).output
    expect(items).toMatchObject([{ total: 75_00, refunded: 50_00, status: 'paid' }])
    expect((await demo.call(endpoints.deleteVoucher, id, { token })).error).toMatchObject({ error: 'voucher_in_use' })

    const stale = (await read()).revision
    const edit = (revision: string) =>
      demo.call(endpoints.editVoucher, { ...id, ...terms, max_usages: 2, voucher_code: 'SPONSOR', revision }, { token })
    expect((await edit(stale)).output).toMatchObject({ voucher_code: 'SPONSOR', max_usages: 2, state: 'open' })
    expect((await edit(stale)).error).toMatchObject({ error: 'voucher_changed' })
    expect((await undo()).status).toBe(200)
    expect(await read()).toMatchObject({ voucher_code: 'Sponsor 25', max_usages: 1 })

    await demo.call(endpoints.pauseVoucher, { ...id, pausedYN: 'yes' }, { token })
    expect(await read()).toMatchObject({ state: 'paused' })
    expect((await pay('SPONSOR25')).error).toMatchObject({ error: 'voucher_paused' })
    expect((await undo()).status).toBe(200)
    expect(await read()).toMatchObject({ pausedYN: false })
  })

  test('that nobody used can be deleted, and the deletion undone', async () => {
    const { output: made } = await add()
    const id = { voucher_id: made.voucher_id }
    expect((await demo.call(endpoints.deleteVoucher, id, { token })).status).toBe(200)
    expect((await demo.call(endpoints.adminVoucher, id, { token })).error).toMatchObject({ error: 'voucher_unknown' })
    expect((await undo()).status).toBe(200)
    expect((await demo.call(endpoints.adminVoucher, id, { token })).output).toEqual(made)
  })

  test('are created in batches, once for a key, and undone together while none is used', async () => {
    const batch = { ...terms, idempotency_key: randomUUID(), prefix: 'PRESS', quantity: 20 }
    const answers = await Promise.all([1, 2, 3].map(() => demo.call(endpoints.addVoucherBatch, batch, { token })))
    const [first = [], ...others] = answers.map(({ output }) => output.voucher_codes)
    expect(others).toEqual([first, first])
    expect([first.length, new Set(first).size, first[0]]).toEqual([
      20,
      20,
      expect.stringMatching(/^PRESS-\w{5}-\w{5}$/),
    ])
    expect((await demo.call(endpoints.adminVouchers, { search: 'PRESS' }, { token })).output.total).toBe(20)
    expect((await undo()).status).toBe(200)
    expect((await demo.call(endpoints.adminVouchers, { search: 'PRESS' }, { token })).output.total).toBe(0)
    const again = await demo.call(endpoints.addVoucherBatch, { ...batch, idempotency_key: randomUUID() }, { token })
    expect((await pay(again.output.voucher_codes[0] ?? '')).status).toBe(200)
    expect((await undo()).error).toMatchObject({ error: 'voucher_in_use' })
  })

  test('of a batch are for one order each, unless the request says otherwise', async () => {
    const usesOf = async (prefix: string, most: { max_usages?: number | null }) => {
      const { max_usages: _, ...others } = terms
      const batch = { ...others, ...most, idempotency_key: randomUUID(), prefix, quantity: 1 }
      await demo.call(endpoints.addVoucherBatch, batch, { token })
      return (await demo.call(endpoints.adminVouchers, { search: prefix }, { token })).output.items[0]?.max_usages
    }
    expect(await usesOf('LEFT', {})).toBe(1)
    expect(await usesOf('TWICE', { max_usages: 2 })).toBe(2)
    expect(await usesOf('ANY', { max_usages: null })).toBeUndefined()
  })

  test('can be for everything of one origin and for some of another, and tell so', async () => {
    const ticket = `tt_${randomUUID()}`
    const sale = { sale_opens_at: null, sale_closes_at: null, per_order_limit: null, restrictions: null }
    const type = { ...sale, place: 1, title: 'Early bird', description: '', price: 40_00, capacity: 50, hidden: false }
    await demo.context.db
      .insertInto('ticket_types')
      .values({ ...type, id: ticket, event_id: event, published: true })
      .execute()
    const subjects = [`ticket:${ticket}`, 'dynamic_payment:*']
    expect((await add({ subjects })).error.fields).toHaveProperty('subjects')
    const { output: made } = await add({ origins: ['ticket', 'dynamic_payment'], subjects, max_usages: undefined })
    expect(made).toMatchObject({ origins: ['ticket', 'dynamic_payment'], subjects })
    expect((await pay(made.voucher_code)).output).toMatchObject({ discount_total: 25_00 })
    const line = { origin: 'ticket' as const, event_ticket_type_id: ticket, quantity: 1 }
    expect((await payWith(demo, { code: made.voucher_code, lines: [line] })).output).toMatchObject({
      discount_total: 10_00,
    })
    const { token: guest } = await somebody(demo)
    const kept = await demo.call(endpoints.redeemVoucher, { voucher_code: made.voucher_code }, { token: guest })
    expect(kept.output).toMatchObject({ limited_to: ['Early bird'], whole_origins: ['dynamic_payment'] })
  })

  test.each([
    ['value', { value: 100_01 }],
    ['value', { price_mode: 'subtract', value: 0 }],
    ['price_mode', { price_mode: 'none' }],
    ['origins', { origins: ['donation'] }],
    ['subjects', { subjects: ['lot:1'] }],
    ['valid_until', { valid_from: '2026-02-02T10:00:00Z', valid_until: '2026-02-02T10:00:00Z' }],
    ['voucher_code', { voucher_code: '- -' }],
  ] as const)('refuse a %s that makes no sense', async (field, extra) => {
    const { status, error } = await add(extra as object)
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]])
  })

  test('are added to the account, hold no use there, and are removed with it', async () => {
    const person = await somebody(demo)
    const from = { token: person.token }
    const code = await newVoucher(demo, { max_usages: 1, price_mode: 'free', value: 0 })
    const old = await newVoucher(demo, { valid_until: new Date(Date.now() - 1000) })
    const redeem = (voucher_code: string) => demo.call(endpoints.redeemVoucher, { voucher_code }, from)
    expect((await redeem(old)).error).toMatchObject({ error: 'voucher_expired' })
    expect((await redeem('NO-SUCH')).error).toMatchObject({ error: 'voucher_not_found' })
    expect((await demo.call(endpoints.redeemVoucher, { voucher_code: code })).status).toBe(401)
    for (let times = 0; times < 2; times++) {
      expect((await redeem(code)).output).toMatchObject({ voucher_code: code, price_mode: 'free', state: 'open' })
    }
    const mine = async () => (await demo.call(endpoints.accountVouchers, {}, from)).output.items
    expect(await mine()).toMatchObject([{ voucher_code: code, state: 'open', limited_to: [] }])
    expect((await pay(code)).status).toBe(200)
    expect(await mine()).toMatchObject([{ voucher_code: code, state: 'used_up' }])
    const [{ voucher_id } = { voucher_id: '' }] = await mine()
    const stranger = await somebody(demo)
    await demo.call(endpoints.dropVoucher, { voucher_id }, { token: stranger.token })
    expect(await mine()).toHaveLength(1)
    await demo.call(endpoints.dropVoucher, { voucher_id }, from)
    expect(await mine()).toEqual([])
  })
})
