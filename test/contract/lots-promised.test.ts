import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { withCard } from './people.ts'

describe.each(databasesFor(import.meta.url))('lots that are promised on $name', database => {
  const auction = useAuction(database)
  const { bid, chargeAfter, winsOf } = auction
  const instructions = (offline_instructions: string | null) =>
    auction.demo.context.db.updateTable('events').set({ offline_instructions }).where('id', '=', event).execute()

  test('what a winner has promised to pay otherwise is not charged, until the organiser charges it', async () => {
    const [kept, charged] = [await makeLot(auction.demo, event), await makeLot(auction.demo, event)]
    const visa = await withCard(auction.demo, 'pm_card_visa')
    await chargeAfter(5)
    for (const lot of [kept, charged]) {
      await bid(lot, 80_00, visa.token)
      await auction.close(lot, 120)
    }
    await chargeAfter(null)
    await instructions('Transfer it to our account.')
    const lines = [{ origin: 'auction' as const, auction_item_id: kept }]
    const promise = await auction.demo.call(endpoints.payOffline, { idempotency_key: randomUUID(), lines }, visa)
    await instructions(null)
    const [win] = await winsOf(kept)
    expect([promise.status, win?.charge_state]).toEqual([200, 'planned'])
    await auction.runNow('charge-winner', String(win?.bidder_id))
    expect(await winsOf(charged)).toMatchObject([{ charge_state: 'paid', paid_at: expect.any(Date) }])
    expect(await winsOf(kept)).toMatchObject([{ charge_state: 'none', paid_at: null }])
    const desk = await auction.organiser('*')
    const { items, unpaid_amount } = (await auction.demo.call(endpoints.adminWins, { status: 'unpaid' }, desk)).output
    expect(unpaid_amount).toBeGreaterThan(0)
    // What is unpaid does not depend on what is listed.
    expect((await auction.demo.call(endpoints.adminWins, { status: 'paid' }, desk)).output).toMatchObject({
      unpaid_amount,
    })
    const owed = items.find(({ auction_item_id }) => auction_item_id === kept)
    expect(owed).toMatchObject({ promisedYN: true, charge: 'none', charge_amount: 50_00, charge_items: 1 })
    const asked = { auction_item_id: kept, paddle: String(owed?.paddle), charge_amount: 50_00, charge_items: 1 }
    expect((await auction.demo.call(endpoints.chargeWin, asked, desk)).output).toMatchObject({
      charge: 'paid',
      promisedYN: false,
    })
    const log = (await auction.demo.call(endpoints.auditLog, {}, desk)).output.items
    expect(log.find(({ action }) => action === 'charged')).toMatchObject({
      before: { charged_amount: 0 },
      after: { charged_amount: owed?.amount },
    })
  })
})
