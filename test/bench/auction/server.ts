/**
 * The reference server with an auction, in a process of its own. It makes its guests and lots in its own database,
 * because an embedded one cannot be opened twice. Messages over IPC tell it what to do.
 */
import { sql } from 'kysely'
import { scheduleClose } from '../../../host-demo/server/modules/auction/schedule-close.ts'
import type { Config } from '../../../host-demo/server/platform/config.ts'
import { startServer } from '../../../host-demo/server/start-server.ts'
import { makeLot } from '../../contract/lots.ts'
import { somebody } from '../../contract/people.ts'
import type { Asked } from './auction-server.ts'

const event = 'riverside'

const server = await startServer(JSON.parse(process.argv[2] ?? '') as Config, { deliverWebhooks: false })
const { db } = server.context

const answers: Readonly<Record<Asked['do'], (asked: Asked) => Promise<unknown>>> = {
  async guests({ count = 0 }) {
    const tokens: string[] = []
    for (let index = 0; index < count; index++) tokens.push((await somebody(server)).token)
    return tokens
  },
  // Every whole unit is a step, so that each of the rising bids is accepted.
  lot: () =>
    makeLot(server, event, {
      increments: JSON.stringify([{ from: 0, step: 1 }]),
      opening_price: 1,
      // Bids do not move the end.
      extension_minutes: 0,
    }),
  async close({ lot: id = '', at = '' }) {
    const effective_ends_at = new Date(at)
    await db.updateTable('lots').set({ effective_ends_at, closes_at: effective_ends_at }).where('id', '=', id).execute()
    await scheduleClose(db, { id, effective_ends_at })
    server.context.jobs.wake()
  },
  async bare({ count = 0 }) {
    await sql`create table if not exists bare (id bigserial primary key, lot text not null, amount bigint not null)`.execute(
      db,
    )
    const times: number[] = []
    for (let index = 0; index < count; index++) {
      const begun = performance.now()
      await sql`insert into bare (lot, amount) values ('a lot', ${index})`.execute(db)
      times.push(performance.now() - begun)
    }
    return times
  },
  async audit({ lot = '' }) {
    const log = await db
      .selectFrom('auction_log')
      .select(['sequence', 'amount', 'hash'])
      .where('lot_id', '=', lot)
      .orderBy('sequence')
      .execute()
    return log
  },
  async refused({ lot = '' }) {
    const { kept } = await db
      .selectFrom('refused_bids')
      .select(eb => eb.fn.countAll<number>().as('kept'))
      .where('lot_id', '=', lot)
      .executeTakeFirstOrThrow()
    return Number(kept)
  },
}

process.on('message', (asked: Asked) => void answers[asked.do](asked).then(answer => process.send?.({ answer })))
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: server.url, event })
