import type { Transaction } from 'kysely'
import { describe, expect, test } from 'vitest'
import { bidderOf } from '../../host-demo/server/modules/auction/bidders.ts'
import { decideBids } from '../../host-demo/server/modules/auction/decide-bids.ts'
import type { Database } from '../../host-demo/server/platform/db/schema.ts'
import { inTransaction } from '../../host-demo/server/platform/db/transaction.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor, postgresql } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { password, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('deleting an account with bids on $name', database => {
  const auction = useAuction(database)
  const remove = async ({ token }: { token: string }, at: string = event) => {
    const { status, error } = await auction.demo.call(endpoints.deleteAccount, { password }, { token, event: at })
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

  test('a bid at one charity keeps the account at all others, too', async () => {
    const lot = await makeLot(auction.demo, event, { title: 'A lamp' })
    const ada = await somebody(auction.demo)
    await auction.bid(lot, 60_00, ada.token)
    const leads = 'Your bid on “A lamp” at Riverside 10K can still win. You can delete your account once it has closed.'
    expect(await remove(ada, 'moonlight')).toEqual([409, 'account_bids', leads])
    await auction.close(lot, 120)
    const won = 'You have won “A lamp” at Riverside 10K. Please pay for it first, or ask the organiser to cancel it.'
    expect(await remove(ada, 'moonlight')).toEqual([409, 'account_bids', won])
  })
})

/** A transaction of the embedded database waits for the one before, so only this one can show what these do. */
describe('deleting an account while it bids', () => {
  const auction = useAuction(postgresql)

  /** Somebody's bid on a lot, as it is when the call has found out whose it is. */
  async function beginBid(lot: string) {
    const { db } = auction.demo.context
    const { token, user } = await somebody(auction.demo)
    const row = await db.selectFrom('events').selectAll().where('id', '=', event).executeTakeFirstOrThrow()
    const person = await db.selectFrom('users').selectAll().where('id', '=', user.user_id).executeTakeFirstOrThrow()
    const { id: bidder } = await bidderOf(db, event, person)
    const bid = { bidder, key: 'one', amount: 60_00, ageConfirmed: null, seenOnFloor: null, networkDelay: null }
    return {
      remove: () => auction.demo.call(endpoints.deleteAccount, { password }, { token }),
      decide: (trx: Transaction<Database>) => decideBids(trx, auction.demo.context, row, lot, [bid]),
    }
  }

  test('a bid that comes after the account is refused', async () => {
    const { remove, decide } = await beginBid(await makeLot(auction.demo, event))
    expect((await remove()).status).toBe(200)
    expect(await inTransaction(auction.demo.context.db, decide)).toMatchObject([{ refusal: { status: 401 } }])
  })

  test('a bid that is being stored keeps the account', async () => {
    const { remove, decide } = await beginBid(await makeLot(auction.demo, event))
    let removed: ReturnType<typeof remove> | undefined
    await inTransaction(auction.demo.context.db, async trx => {
      await decide(trx)
      removed = remove()
      await new Promise(done => setTimeout(done, 500))
    })
    expect(await removed).toMatchObject({ status: 409, error: { error: 'account_bids' } })
  })
})
