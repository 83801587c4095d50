import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import type { InputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { donorsOf, guest } from './gift-aid.ts'
import { organiser } from './organisers.ts'
import { newEmail } from './people.ts'

const event = 'riverside'

describe.each(databasesFor(import.meta.url))('on $name', database => {
  let demo: DemoServer
  let donors: Awaited<ReturnType<typeof donorsOf>>
  let desk = { event, token: '' }
  beforeAll(async () => {
    demo = await startDemo(database)
    donors = await donorsOf(demo)
    desk = { event, token: (await organiser(demo, event, ['payments.viewlist'])).token }
  }, 60_000)
  afterAll(() => demo.close())

  const claim = async (asked: InputOf<typeof endpoints.adminGiftAidClaim> = {}) =>
    (await demo.call(endpoints.adminGiftAidClaim, { search: 'Marchetti', ...asked }, desk)).output
  const from = (first_name: string) => ({ guest: { ...guest, first_name, last_name: 'Marchetti', email: newEmail() } })
  const paidAt = (order_id: string, paid_at: string) =>
    demo.context.db
      .updateTable('orders')
      .set({ paid_at: new Date(paid_at) })
      .where('id', '=', order_id)
      .execute()

  test('has the paid gifts with a declaration, as the donor declared it, and their sum', async () => {
    const { declare, give } = donors
    const order = await give(undefined, { ...from('Ada'), ...declare('this_gift') })
    await give(undefined, { ...from('Unpaid'), ...declare('this_gift') }, false)
    await give(undefined, from('Undeclared'))
    const { items, ...sums } = await claim()
    const { lines_total, order_reference } = await demo.confirm(order)
    expect(items).toMatchObject([
      {
        ...{ order_reference, first_name: 'Ada', last_name: 'Marchetti', amount: lines_total },
        ...{ line_1: '3 Lantern Row', town: 'Larchester', postcode: 'ZZ1 1AA', outside_ukYN: false },
      },
    ])
    const tax_amount = Math.floor(lines_total / 4)
    expect(sums).toMatchObject({ total: 1, gift_amount: lines_total, tax_amount, currency: 'GBP' })
  })

  test('is asked by day in the event’s time zone', async () => {
    const { declare, give } = donors
    const search = 'Summertime'
    const { order_id } = await give(undefined, { ...from(search), ...declare('this_gift') })
    await paidAt(order_id, '2026-06-30T23:30:00Z')
    expect((await claim({ search })).items).toMatchObject([{ paid_on: '2026-07-01' }])
    const found = async (from?: string, to?: string) => (await claim({ search, from, to })).total
    expect(await found('2026-07-01', '2026-07-01')).toBe(1)
    expect([await found(undefined, '2026-06-30'), await found('2026-07-02')]).toEqual([0, 0])
    const unreal = await demo.call(endpoints.adminGiftAidClaim, { from: '2026-02-31', to: '2026-06-31' }, desk)
    expect([unreal.status, Object.keys(unreal.error.fields ?? {})]).toEqual([400, ['from', 'to']])
    const wrong = await demo.call(endpoints.adminGiftAidClaim, { from: '2026-02-30T00' }, desk)
    expect(wrong.status).toBe(400)
  })

  test('leaves out what was refunded', async () => {
    const { declare, give } = donors
    const search = 'Refunded'
    const { order_id } = await give(undefined, { ...from(search), ...declare('this_gift') })
    const { items, gift_amount } = await claim({ search })
    const lineId = Number(items[0]?.gift_id)
    const refund = async (amount: number) => {
      await refundLine(demo.context, { orderId: order_id, lineId, amount })
      await demo.context.jobs.runDue()
    }
    await refund(100)
    expect((await claim({ search })).gift_amount).toBe(gift_amount - 100)
    await refund(gift_amount - 100)
    expect((await claim({ search })).total).toBe(0)
  })

  test('is for those who may see payments', async () => {
    const { token } = await organiser(demo, event, ['tickets.viewlist'])
    expect((await demo.call(endpoints.adminGiftAidClaim, {}, { event, token })).status).toBe(403)
    expect((await demo.call(endpoints.adminGiftAidClaim, {}, { event })).status).toBe(401)
  })
})
