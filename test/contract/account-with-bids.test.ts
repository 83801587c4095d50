import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { password, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('deleting an account with bids on $name', database => {
  const auction = useAuction(database)
  const remove = async ({ token }: { token: string }) => {
    const { status, error } = await auction.demo.call(endpoints.deleteAccount, { password }, { token })
    return status === 200 ? 'deleted' : [status, error.error, error.error_description]
  }

  test('whoever leads, or has won and not paid, keeps the account; whoever is outbid may delete it', async () => {
    const lot = await makeLot(auction.demo, event, { title: 'A clock' })
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    await auction.bid(lot, 60_00, ada.token)
    const refused = 'Your bid on “A clock” can still win. You can delete your account once it has closed.'
    expect(await remove(ada)).toEqual([409, 'account_bids', refused])
    await auction.bid(lot, 90_00, ben.token)
    expect(await remove(ada)).toBe('deleted')
    await auction.close(lot, 120)
    expect(await auction.winsOf(lot)).toMatchObject([{ paid_at: null }])
    expect(await remove(ben)).toMatchObject([409, 'account_bids', expect.stringContaining('You have won “A clock”')])
    const [win] = await auction.winsOf(lot)
    await auction.demo.context.db
      .updateTable('lot_wins')
      .set({ paid_at: new Date() })
      .where('lot_id', '=', win?.lot_id ?? '')
      .execute()
    expect(await remove(ben)).toBe('deleted')
  })

  test('of a sealed lot every bid can still win', async () => {
    const lot = await makeLot(auction.demo, event, { kind: 'sealed_bid' })
    const [ada, ben] = [await somebody(auction.demo), await somebody(auction.demo)]
    for (const [{ token }, amount] of [
      [ada, 60_00],
      [ben, 90_00],
    ] as const)
      await auction.bid(lot, amount, token)
    expect(await remove(ada)).toMatchObject([409, 'account_bids', expect.anything()])
  })
})
