import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { mailsTo, newEmail, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('lots that are promised to buyers when they close, on $name', database => {
  const auction = useAuction(database)

  beforeAll(async () => {
    const offline_instructions = 'Transfer it to our account.'
    await auction.demo.context.db.updateTable('events').set({ offline_instructions }).where('id', '=', event).execute()
  })

  async function promise(lot: string) {
    const email = newEmail()
    const asked = {
      idempotency_key: randomUUID(),
      guest: { first_name: 'Ada', last_name: 'Lovelace', email },
      lines: [
        { origin: 'auction', auction_item_id: lot },
        { origin: 'donation', amount: 50_00 },
      ],
    }
    const { order_id } = (await auction.demo.call(endpoints.payOffline, asked, { event })).output
    return { order_id, email }
  }
  const receive = async (order_id: string) =>
    auction.demo.call(endpoints.receiveOfflineOrder, { order_id, paid_by: 'cash' }, await auction.organiser('*'))
  const lotOf = (id: string) =>
    auction.demo.context.db
      .selectFrom('lots')
      .select(['state', 'sold', 'won', 'winners'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  test('what was promised of a lot at a price can be paid after the close, with the gift beside it', async () => {
    const lot = await makeLot(auction.demo, event, { kind: 'buy_now', buy_now_price: 25_00, stock: 2 })
    const { order_id } = await promise(lot)
    await auction.close(lot, 120)
    const { output } = await receive(order_id)
    expect(output).toMatchObject({ status: 'paid', order_total: 75_00 })
    expect(await lotOf(lot)).toMatchObject({ state: 'closed', sold: 1 })
  })

  test('bids win a silent lot before a promise, and who has promised is told not to pay', async () => {
    const lot = await makeLot(auction.demo, event, { buy_now_price: 400_00, opening_price: 50_00 })
    const { order_id, email } = await promise(lot)
    const bidder = await somebody(auction.demo)
    expect((await auction.bid(lot, 60_00, bidder.token)).status).toBe(200)
    await auction.close(lot, 120)
    expect(await auction.winsOf(lot)).toHaveLength(1)
    const [mail] = await mailsTo(auction.demo, email)
    expect(mail?.subject).toMatch(/^You owe nothing for your order /)
    expect(mail?.body_text).toContain('please do not pay it')
    expect(mail?.body_text).toContain('Total: £450')
    expect((await receive(order_id)).error).toMatchObject({
      error: 'order_cancelled',
      error_description: expect.stringContaining('What was paid must be given back.'),
    })
  })

  test('a silent lot that nobody bid for stays with who has promised to buy it', async () => {
    const lot = await makeLot(auction.demo, event, { buy_now_price: 400_00 })
    const { order_id } = await promise(lot)
    await auction.close(lot, 120)
    expect((await receive(order_id)).output).toMatchObject({ status: 'paid' })
    expect(await lotOf(lot)).toMatchObject({ state: 'closed', sold: 1, won: 0 })
    expect(await auction.winsOf(lot)).toEqual([])
  })
})
