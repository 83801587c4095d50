import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { somebody } from './people.ts'
import { newVoucher } from './vouchers.ts'

describe.each(databasesFor(import.meta.url))('lots that are paid on $name', database => {
  const auction = useAuction(database)

  const guest = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@donors.example' }
  const buy = (lot: string, quantity?: number, token?: string) =>
    auction.demo.call(
      endpoints.payStripe,
      {
        idempotency_key: randomUUID(),
        lines: [{ origin: 'auction', auction_item_id: lot, quantity }],
        ...(!token && { guest }),
      },
      token ? { token } : {},
    )
  const pay = async (order: Awaited<ReturnType<typeof buy>>) => {
    await auction.demo.pay(order.output.payment_intent_id)
    return auction.demo.confirm(order.output)
  }
  const leftOf = async (lot: string) => (await auction.read(lot)).left
  const forSale = (stock: number, extra = {}) =>
    makeLot(auction.demo, event, { kind: 'buy_now', buy_now_price: 25_00, stock, ...extra })

  test('a lot is bought at its price by a guest, held while it is paid, and never sold twice', async () => {
    const lot = await forSale(3)
    const [first, second] = [await buy(lot, 2), await buy(lot, 2)]
    expect([first.status, second.status, second.error.error]).toEqual([200, 409, 'lot_sold_out'])
    expect(first.output.order_total).toBe(50_00)
    expect(await leftOf(lot)).toBe(1)
    expect((await pay(first)).status).toBe('paid')
    const last = await buy(lot)
    expect((await pay(last)).status).toBe('paid')
    expect(await leftOf(lot)).toBe(0)
    expect((await buy(lot)).error.error_description).toBe('This has just been sold out. Nothing was taken.')
    await expect
      .poll(() => auction.pushed.filter(({ event }) => event === 'lot-data').map(({ data }) => data))
      .toContainEqual(expect.objectContaining({ auction_item_id: lot, left: 0 }))
  })

  test('what a card can’t pay is refused with the least that it can', async () => {
    const lot = await makeLot(auction.demo, event, { kind: 'buy_now', buy_now_price: 20 })
    const { status, error } = await buy(lot)
    expect([status, error.error]).toEqual([400, 'amount_out_of_range'])
    expect(error.error_description).toMatch(/^A card can’t pay less than £0.30/)
  })

  test('a win is paid by its winner, once', async () => {
    const lot = await makeLot(auction.demo, event, { closes_at: new Date(Date.now() + 300_000), retail_value: 20_00 })
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    for (const [{ token }, amount] of [
      [ada, 80_00],
      [ben, 60_00],
    ] as const) {
      await auction.bid(lot, amount, token)
    }
    expect((await buy(lot, undefined, ada.token)).error.error).toBe('lot_not_for_sale')
    await auction.close(lot)
    expect((await buy(lot, undefined, ben.token)).error.error).toBe('lot_not_for_sale')
    expect((await buy(lot)).error.error).toBe('lot_not_for_sale')
    const [earlier, later] = [await buy(lot, undefined, ada.token), await buy(lot, undefined, ada.token)]
    expect(later.output.order_total).toBe(70_00)
    expect((await pay(later)).status).toBe('paid')
    await expect(auction.demo.pay(earlier.output.payment_intent_id)).rejects.toThrow()
    expect((await buy(lot, undefined, ada.token)).error.error).toBe('lot_paid')
    const { benefit_value } = await auction.demo.context.db
      .selectFrom('order_lines')
      .select('benefit_value')
      .where('order_id', '=', later.output.order_id)
      .executeTakeFirstOrThrow()
    expect(benefit_value).toBe(20_00)
  })

  test('a win that is promised offline is paid at the desk, and owed again when it was not', async () => {
    const { db } = auction.demo.context
    const promises = (offline_instructions: string | null) =>
      db.updateTable('events').set({ offline_instructions }).where('id', '=', event).execute()
    const lot = await makeLot(auction.demo, event, { closes_at: new Date(Date.now() + 300_000) })
    const { token } = await somebody(auction.demo)
    await auction.bid(lot, 80_00, token)
    await auction.close(lot)
    await promises('Bring it.')
    const lines = [{ origin: 'auction', auction_item_id: lot }]
    const order = await auction.demo.call(endpoints.payOffline, { idempotency_key: randomUUID(), lines }, { token })
    await promises(null)
    const desk = { event, token: (await auction.organiser('*')).token }
    const { order_id } = order.output
    const promised = async () => {
      const own = await auction.demo.call(endpoints.accountBids, { event }, { token })
      const wins = await auction.demo.call(endpoints.adminWins, { status: 'all' }, desk)
      return [...own.output.items, ...wins.output.items]
        .filter(({ auction_item_id }) => auction_item_id === lot)
        .map(({ promisedYN }) => promisedYN)
    }
    expect(await promised()).toEqual([true, true])
    for (const paid_by of ['cash', null, 'bank_transfer'] as const) {
      await auction.demo.call(endpoints.receiveOfflineOrder, { order_id, paid_by }, desk)
      expect((await auction.winsOf(lot)).map(({ paid_at }) => paid_at !== null)).toEqual([paid_by !== null])
      expect(await promised()).toEqual([paid_by === null, paid_by === null])
    }
  })

  test('a payment below the retail value is all benefit', async () => {
    const closes_at = new Date(Date.now() + 300_000)
    const won = await makeLot(auction.demo, event, { closes_at, retail_value: 900_00 })
    const { token } = await somebody(auction.demo)
    await auction.bid(won, 80_00, token)
    await auction.close(won)
    const bought = await forSale(3, { retail_value: 30_00 })
    const orders = [await buy(won, undefined, token), await buy(bought, 2)]
    expect(orders.map(({ status, output }) => [status, output.order_total])).toEqual([
      [200, 50_00],
      [200, 50_00],
    ])
    const lines = await auction.demo.context.db
      .selectFrom('order_lines')
      .select('benefit_value')
      .where(
        'order_id',
        'in',
        orders.map(({ output }) => output.order_id),
      )
      .execute()
    expect(lines).toEqual([{ benefit_value: 50_00 }, { benefit_value: 50_00 }])
  })

  test('a voucher lowers what Gift Aid can be claimed on, lot by lot', async () => {
    const voucher_code = await newVoucher(auction.demo, { origins: JSON.stringify(['auction']) })
    const lots = [await forSale(1, { retail_value: 20_00 }), await forSale(1, { retail_value: 24_00 })]
    const lines = lots.map(auction_item_id => ({ origin: 'auction' as const, auction_item_id, quantity: 1 }))
    const { output } = await auction.demo.call(endpoints.voucher, { voucher_code, lines })
    // Each costs £22.50 then, of which the second is worth more in a shop.
    expect(output).toMatchObject({ lines_total: 50_00, discount_total: 5_00, gift_total: 2_50 })
  })
})
