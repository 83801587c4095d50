import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { noHash } from '../../host-demo/server/modules/auction/rules/log-chain.ts'
import { scheduleClose } from '../../host-demo/server/modules/auction/schedule-close.ts'
import type { LotTable } from '../../host-demo/server/modules/auction/tables.ts'
import type { RunningServer } from '../../host-demo/server/start-server.ts'

type Server = Pick<RunningServer, 'context'>

/** Above the numbers of the demo's lots. */
let numbers = 10_000

/** A silent auction's lot that opened an hour ago and ends in one, from £50. Returns its id. */
export async function makeLot(
  { context: { db, now } }: Server,
  eventId: string,
  extra: Partial<Insertable<LotTable>> = {},
): Promise<string> {
  await db
    .insertInto('auctions')
    .values({ event_id: eventId, card_required: false, increments: null })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const lot = lotRow(eventId, now(), extra)
  await db.insertInto('lots').values(lot).execute()
  await scheduleClose(db, { id: lot.id, effective_ends_at: new Date(lot.effective_ends_at) })
  return lot.id
}

export function lotRow(eventId: string, now: Date, extra: Partial<Insertable<LotTable>> = {}) {
  const closes_at = extra.closes_at ?? new Date(now.getTime() + 3_600_000)
  return {
    id: `lot_${randomUUID()}`,
    event_id: eventId,
    number: ++numbers,
    kind: 'competitive_bid' as const,
    title: 'A week by the sea',
    summary: 'A cottage for six.',
    description: '<p>A cottage for six.</p>',
    without_bids: false,
    opening_price: 50_00,
    winners: 1,
    proxy: true,
    extension_minutes: 2,
    opens_at: new Date(now.getTime() - 3_600_000),
    closes_at,
    effective_ends_at: new Date(closes_at),
    log_hash: noHash,
    ...extra,
  }
}
