import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { withCard } from './people.ts'

describe.each(databasesFor(import.meta.url))('charges from the desk on $name', database => {
  const auction = useAuction(database)

  /** Somebody with a saved card, who wins what `win` closes. */
  async function winner(card = 'pm_card_visa') {
    const person = await withCard(auction.demo, card)
    const desk = await auction.organiser('*')
    const win = async (price: number, title: string) => {
      const lot = await makeLot(auction.demo, event, { opening_price: price, title, winners: 1 })
      await auction.bid(lot, price, person.token)
      await auction.close(lot, 120)
      return lot
    }
    const listed = async (lot: string) => {
      const { output } = await auction.demo.call(endpoints.adminWins, { status: 'all', limit: '500' }, desk)
      const found = output.items.find(({ auction_item_id }) => auction_item_id === lot)
      if (!found) throw new Error('It was not won')
      return found
    }
    type Win = Awaited<ReturnType<typeof listed>>
    return {
      win,
      listed,
      charge: ({ auction_item_id, paddle, charge_amount, charge_items }: Win) =>
        auction.demo.call(
          endpoints.chargeWin,
          { auction_item_id, paddle: String(paddle), charge_amount, charge_items },
          desk,
        ),
      orders: () =>
        auction.demo.context.db
          .selectFrom('orders')
          .select(['total', 'status'])
          .where('user_id', '=', person.user.user_id)
          .execute(),
      newestEntry: async () => (await auction.demo.call(endpoints.auditLog, {}, desk)).output.items[0],
    }
  }

  test('take the sum that the list names, and the log has it with its lots', async () => {
    const { win, listed, charge, orders, newestEntry } = await winner()
    const [boat, trip] = [await win(50_00, 'Boat'), await win(3000_00, 'Trip')]
    const named = { charge_amount: 3050_00, charge_items: 2 }
    const asked = await listed(boat)
    expect([asked, await listed(trip)]).toMatchObject([
      { amount: 50_00, ...named },
      { amount: 3000_00, ...named },
    ])
    expect((await charge(asked)).output).toMatchObject({ charge: 'paid', charge_amount: 0, charge_items: 0 })
    expect(await orders()).toEqual([{ total: 3050_00, status: 'paid' }])
    expect(await newestEntry()).toMatchObject({
      action: 'charged',
      title: 'Boat',
      before: { charged_amount: 0, charged_items: [] },
      after: { charged_amount: 3050_00, charged_items: ['Boat', 'Trip'] },
    })
  })

  test('are refused if another lot was won since they were asked for', async () => {
    const { win, listed, charge, orders } = await winner()
    const boat = await win(50_00, 'Boat')
    const asked = await listed(boat)
    await win(3000_00, 'Trip')
    const refused = await charge(asked)
    expect([refused.status, refused.error.error, await orders()]).toEqual([409, 'charge_changed', []])
    expect((await charge(await listed(boat))).output.charge).toBe('paid')
  })

  test('are refused without a sum, as an older page sends them', async () => {
    const { win, listed, charge, orders } = await winner()
    const { charge_amount, charge_items, ...older } = await listed(await win(50_00, 'Boat'))
    const refused = await charge(older as Parameters<typeof charge>[0])
    expect([refused.status, refused.error.error, await orders()]).toEqual([409, 'charge_changed', []])
    expect(refused.error.error_description).toContain('Reload the page')
  })

  test('are logged without a sum if the card was declined', async () => {
    const { win, listed, charge, newestEntry } = await winner('pm_card_chargeCustomerFail')
    const boat = await win(50_00, 'Boat')
    expect((await charge(await listed(boat))).output.charge).toBe('failed')
    expect((await newestEntry())?.after).toMatchObject({ charge: 'failed', charged_amount: 0, charged_items: [] })
  })
})
