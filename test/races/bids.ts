import { randomUUID } from 'node:crypto'
import { endpoints } from '../../src/api/table.ts'
import { event } from '../contract/demo-server.ts'
import { makeLot } from '../contract/lots.ts'
import { organiser } from '../contract/organisers.ts'
import { somebody } from '../contract/people.ts'
import { atOnce, differs, type Race } from './race.ts'

/**
 * Everybody bids on the same lot at the same moment, each more than the one before, and some of them the same. Then
 * it is closed by two calls at once.
 */
export const bids: Race = {
  name: 'each bid has its place, the price only rises, and one wins',
  async run(demo, clients) {
    const lot = await makeLot(demo, event, { proxy: false })
    const people = await Promise.all(Array.from({ length: 8 }, () => somebody(demo)))
    const answers = await atOnce(clients, index =>
      demo.call(
        endpoints.placeBid,
        { auction_item_id: lot, idempotency_key: randomUUID(), amount: 50_00 + Math.floor(index / 2) * 30_00 },
        { token: people[index % people.length]?.token ?? '' },
      ),
    )
    const { db } = demo.context
    const log = await db.selectFrom('auction_log').selectAll().where('lot_id', '=', lot).orderBy('sequence').execute()
    const { price, bid_count } = await db.selectFrom('lots').selectAll().where('id', '=', lot).executeTakeFirstOrThrow()
    const accepted = answers.flatMap(({ status, output }) => (status === 200 ? [output.receipt] : []))
    const prices = log.map(({ amount }) => Number(amount))
    const desk = await organiser(demo, event, ['auction.edit'])
    await atOnce(2, () => demo.call(endpoints.closeLot, { auction_item_id: lot }, desk))
    const wins = await db.selectFrom('lot_wins').select('amount').where('lot_id', '=', lot).execute()
    const others = answers.filter(({ status }) => ![200, 409, 429].includes(status))
    return [
      ...differs(
        'answers besides accepted and refused',
        others.map(({ status }) => status),
        [],
      ),
      ...differs(
        'accepted bids and the log',
        accepted.map(({ sequence }) => sequence).sort((one, other) => one - other),
        log.map(({ sequence }) => sequence),
      ),
      ...differs('bids counted', bid_count, log.length),
      ...differs(
        'prices',
        prices,
        [...new Set(prices)].sort((one, other) => one - other),
      ),
      ...differs('the price', price, prices.at(-1)),
      ...differs('what is owed', wins, [{ amount: price }]),
    ]
  },
  unprotected: { parts: { rowLocks: false } },
}
