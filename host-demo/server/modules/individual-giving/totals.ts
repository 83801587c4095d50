import { sql, type Transaction } from 'kysely'
import { eventChannel, type PushEvent } from '../../../../src/api/channels.ts'
import { fundraiserDataPush, teamDataPush } from '../../../../src/api/individual-giving.ts'
import type { Database } from '../../platform/db/schema.ts'
import { fundraiserData, teamData } from './wire.ts'

/**
 * Sums up again what fundraisers and their teams have raised, and tells everybody at the event. The sums are read
 * under the rows' locks, so that of two simultaneous gifts the later one counts both. Rows are locked in order:
 * fundraisers, then teams. The locks still allow others to insert gifts and members; a stronger lock would deadlock
 * two transactions that have both inserted one.
 */
export async function refresh(
  trx: Transaction<Database>,
  fundraiserIds: readonly string[],
  rowLocks: boolean,
): Promise<void> {
  const teams = new Set<string>()
  for (const id of [...new Set(fundraiserIds)].sort()) {
    if (rowLocks) await trx.selectFrom('fundraisers').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    const { amount, gifts } = await trx
      .selectFrom('fundraiser_gifts')
      .select([
        sql<number>`coalesce(sum(amount - refunded), 0)`.as('amount'),
        sql<number>`count(*) filter (where refunded < amount)`.as('gifts'),
      ])
      .where('fundraiser_id', '=', id)
      .where('given_at', 'is not', null)
      .executeTakeFirstOrThrow()
    const row = await trx
      .updateTable('fundraisers')
      .set({ raised: Number(amount), gift_count: Number(gifts), sequence: sql`sequence + 1` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!row) continue
    await push(trx, row, fundraiserDataPush, fundraiserData(row))
    if (row.team_id) teams.add(row.team_id)
  }
  await refreshTeams(trx, [...teams], rowLocks)
}

/** The same for teams, such as when somebody joins one. */
export async function refreshTeams(
  trx: Transaction<Database>,
  teamIds: readonly (string | null)[],
  rowLocks: boolean,
): Promise<void> {
  for (const id of [...new Set(teamIds)].filter(id => id !== null).sort()) {
    if (rowLocks) await trx.selectFrom('fundraiser_teams').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    const { raised, gifts, members } = await trx
      .selectFrom('fundraisers')
      .select([
        sql<number>`coalesce(sum(raised), 0)`.as('raised'),
        sql<number>`coalesce(sum(gift_count), 0)`.as('gifts'),
        // What a deleted account has raised stays with the team.
        sql<number>`count(*) filter (where user_id is not null)`.as('members'),
      ])
      .where('team_id', '=', id)
      .executeTakeFirstOrThrow()
    const row = await trx
      .updateTable('fundraiser_teams')
      .set({
        raised: Number(raised),
        gift_count: Number(gifts),
        member_count: Number(members),
        sequence: sql`sequence + 1`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (row) await push(trx, row, teamDataPush, teamData(row))
  }
}

/** Something else of a page has changed, such as its texts: browsers that show it read it again. */
export async function pushFundraiserEdit(trx: Transaction<Database>, id: string): Promise<void> {
  const row = await trx
    .updateTable('fundraisers')
    .set({ sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await push(trx, row, fundraiserDataPush, fundraiserData(row))
}

async function push(
  trx: Transaction<Database>,
  { id, event_id }: { readonly id: string; readonly event_id: string },
  { event }: PushEvent,
  data: unknown,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ channel: eventChannel(event_id), event, subject: id, data: JSON.stringify(data) })
    .execute()
}
