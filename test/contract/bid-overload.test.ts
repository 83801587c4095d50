import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { postgresql } from '../databases.ts'
import { useAuction } from './auction.ts'
import { event } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { somebody } from './people.ts'

describe('a crowd of bids', () => {
  const auction = useAuction(postgresql)

  test('bids above the server’s capacity are refused at once, and earlier ones are all answered', async () => {
    const { demo, bid, read } = auction
    const lot = await makeLot(demo, event)
    const tokens = [await somebody(demo), await somebody(demo), await somebody(demo)].map(({ token }) => token)
    const answers = await demo.context.db.transaction().execute(async trx => {
      await sql`select 1 from lots where id = ${lot} for update`.execute(trx)
      const waiting = Array.from({ length: 60 }, (_, index) => bid(lot, (100 + index) * 10_00, tokens[index % 3] ?? ''))
      const late = async () => {
        const { status, headers, error } = await bid(lot, 9_000_00, 'an unknown session')
        return [status, headers.get('retry-after'), error.error]
      }
      // Refused before the session is looked up.
      await expect.poll(late).toEqual([429, '1', 'too_many_bids'])
      return waiting
    })
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    // The last of them may have been too late themselves.
    expect(statuses.filter(status => ![200, 409, 429].includes(status))).toEqual([])
    expect(statuses.filter(status => status === 429).length).toBeLessThan(10)
    expect((await read(lot)).bid_count).toBe(statuses.filter(status => status === 200).length)
  })

  test('whether a bid has arrived is answered after the bids that wait for the lot', async () => {
    const { demo, bid } = auction
    const lot = await makeLot(demo, event)
    const [ada, ben, cleo] = [await somebody(demo), await somebody(demo), await somebody(demo)]
    // Ben is a bidder already, so his next bid waits only for the lot.
    await bid(lot, 60_00, ben.token)
    const answers = await demo.context.db.transaction().execute(async trx => {
      await sql`select 1 from lots where id = ${lot} for update`.execute(trx)
      const waiting = sql<{ bids: number }>`
        select count(*)::int as bids from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      const first = bid(lot, 80_00, ada.token)
      await expect.poll(async () => (await waiting.execute(demo.context.db)).rows[0]?.bids).toBe(1)
      const asked = { auction_item_id: lot, idempotency_key: randomUUID() }
      // Waits for the first one's transaction.
      const placed = bid(lot, 90_00, ben.token, asked.idempotency_key)
      await setTimeout(1000)
      const receipts = [ben, cleo].map(({ token }) => demo.call(endpoints.settleBid, asked, { token }))
      await Promise.race([receipts[0], setTimeout(500)])
      return [placed, ...receipts, first] as const
    })
    const [placed, own, others] = await Promise.all(answers)
    expect(placed?.status).toBe(200)
    expect(own?.output.receipt).toEqual(placed?.output.receipt)
    expect(others?.error.error).toBe('bid_not_found')
    expect(await demo.context.db.selectFrom('refused_bids').select('why').where('lot_id', '=', lot).execute()).toEqual(
      [],
    )
  })

  test('nobody bids faster than people do', async () => {
    const { demo, bid } = auction
    const lot = await makeLot(demo, event)
    const { token } = await somebody(demo)
    const goOn = auction.stopClock()
    const statuses: number[] = []
    for (let step = 0; step < 32; step++) statuses.push((await bid(lot, (100 + step) * 10_00, token)).status)
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429])
    expect((await bid(lot, 9_000_00, (await somebody(demo)).token)).status).toBe(200)
    goOn()
  })
})
