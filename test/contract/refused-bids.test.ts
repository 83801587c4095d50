import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('refused bids on $name', database => {
  const auction = useAuction(database)
  const { bid, logOf } = auction

  test('the organiser sees bidder, amount, time and reason, but no maximum before the close', async () => {
    const desk = await auction.organiser('*')
    const lot = await makeLot(auction.demo, event)
    const { token } = await somebody(auction.demo)
    await bid(lot, 49_00, token)
    await bid(lot, 300_00, token)
    await bid(lot, 200_00, token)
    const { paddle = 0 } = (await auction.demo.call(endpoints.accountBidder, {}, { token })).output
    const refused = async () =>
      (await auction.demo.call(endpoints.lotAtDesk, { auction_item_id: lot }, desk)).output.refused
    const of = { paddle, shown_as: String(paddle), at: expect.any(String) }
    const secret = { ...of, amount: undefined, why: undefined }
    expect(await refused()).toMatchObject([secret, secret])
    await auction.close(lot, 120)
    await bid(lot, 400_00, token)
    expect(await refused()).toMatchObject([
      { ...of, amount: 400_00, why: 'Bidding on this lot has ended. Your bid was not placed.' },
      { ...of, amount: 200_00, why: 'Bid £300.01 or more. Your bid was not placed.' },
      { ...of, amount: 49_00, why: 'Bid £50 or more. Your bid was not placed.' },
    ])
    // The log contains only bids that count.
    expect((await logOf(lot)).map(({ kind }) => kind)).toEqual(['bid', 'closed'])
  })

  test('are deleted after 90 days', async () => {
    const lot = await makeLot(auction.demo, event)
    const { token } = await somebody(auction.demo)
    await bid(lot, 49_00, token)
    await bid(lot, 48_00, token)
    const { db, jobs } = auction.demo.context
    const left = async (days: number) => {
      const at = new Date(Date.now() - days * 24 * 3_600_000)
      await db.updateTable('refused_bids').set({ at }).where('lot_id', '=', lot).where('amount', '=', 48_00).execute()
      const soon = { run_at: new Date(0), due_at: new Date(0) }
      await db.updateTable('jobs').set(soon).where('kind', '=', 'prune-refused-bids').execute()
      await jobs.runDue()
      const found = db.selectFrom('refused_bids').select('amount').where('lot_id', '=', lot).orderBy('amount')
      return (await found.execute()).map(({ amount }) => amount)
    }
    expect(await left(89)).toEqual([48_00, 49_00])
    expect(await left(91)).toEqual([49_00])
  })
})
