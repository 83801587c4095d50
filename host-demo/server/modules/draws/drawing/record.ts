import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { DrawRow } from '../find-draw.ts'

export type LogRow = Selectable<Database['draw_log']>

/** Adds to a draw's public record. Needs the draw's lock. */
export async function addToRecord(
  trx: Kysely<Database>,
  { id }: Pick<DrawRow, 'id'>,
  at: Date,
  entries: readonly Partial<Pick<LogRow, 'prize' | 'number' | 'reason'>>[],
  kind: LogRow['kind'],
): Promise<void> {
  const { last } = await trx
    .selectFrom('draw_log')
    .select(sql<number>`coalesce(max(sequence), 0)::int`.as('last'))
    .where('draw_id', '=', id)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('draw_log')
    .values(
      entries.map(({ prize = null, number = null, reason = null }, index) => ({
        ...{ draw_id: id, sequence: last + 1 + index, at, kind, prize, number, reason },
      })),
    )
    .execute()
}

export function readRecord(db: Kysely<Database>, ids: readonly string[]): Promise<LogRow[]> {
  if (!ids.length) return Promise.resolve([])
  return db
    .selectFrom('draw_log')
    .selectAll()
    .where('draw_id', 'in', ids)
    .orderBy('draw_id')
    .orderBy('sequence')
    .execute()
}

/** The winning number of each prize. If a prize was drawn again, the last one counts. */
export function winningNumbers(log: readonly Pick<LogRow, 'prize' | 'number'>[]): ReadonlyMap<number, number> {
  return new Map(
    log.flatMap(({ prize, number }) => (prize === null || number === null ? [] : [[prize, number] as const])),
  )
}

/** Numbers that take part, lowest first. Once the draw is sealed they include refunded ones. */
export async function soldNumbers(db: Kysely<Database>, { id }: Pick<DrawRow, 'id'>): Promise<number[]> {
  const rows = await db
    .selectFrom('draw_entries')
    .select('number')
    .where('draw_id', '=', id)
    .where('state', '=', 'sold')
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}
