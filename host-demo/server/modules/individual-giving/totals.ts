import { sql, type Transaction } from 'kysely'
import { eventChannel, type PushEvent } from '../../../../src/api/channels.ts'
import { fundraiserDataPush, teamDataPush } from '../../../../src/api/individual-giving.ts'
import type { Database } from '../../platform/db/schema.ts'
import { yesNo } from '../../platform/yes-no.ts'
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
    await push(trx, [row], fundraiserDataPush, fundraiserData)
    if (row.team_id) teams.add(row.team_id)
  }
  await refreshTeams(trx, [...teams], rowLocks)
}

/**
 * The same for teams, such as when somebody joins one.
 * @param edited their name, texts, picture or captain have changed
 */
export async function refreshTeams(
  trx: Transaction<Database>,
  teamIds: readonly (string | null)[],
  rowLocks: boolean,
  { edited = false } = {},
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
    if (row) await push(trx, [row], teamDataPush, teamData, edited)
  }
}

/** What only the page itself shows has changed, such as its updates: browsers that show the page read it again. */
export const pushFundraiserNews = (trx: Transaction<Database>, id: string) => pushWhere(trx, 'id', id, false)

/** A page's texts, picture or team have changed: lists and boards read it again, too. */
export const pushFundraiserEdit = (trx: Transaction<Database>, id: string) => pushWhere(trx, 'id', id, true)

/** A team's name has changed or was hidden, which its members' cards show. Needs the lock of `lockMembers`. */
export const pushMemberEdits = (trx: Transaction<Database>, teamId: string) => pushWhere(trx, 'team_id', teamId, true)

/** Locks a team's members. Call it before the team is locked: see `refresh`. */
export async function lockMembers(trx: Transaction<Database>, teamId: string): Promise<void> {
  await trx
    .selectFrom('fundraisers')
    .select('id')
    .where('team_id', '=', teamId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

async function pushWhere(trx: Transaction<Database>, by: 'id' | 'team_id', value: string, edited: boolean) {
  const rows = await trx
    .updateTable('fundraisers')
    .set({ sequence: sql`sequence + 1` })
    .where(by, '=', value)
    .returningAll()
    .execute()
  await push(trx, rows, fundraiserDataPush, fundraiserData, edited)
}

async function push<Row extends { readonly id: string; readonly event_id: string }>(
  trx: Transaction<Database>,
  rows: readonly Row[],
  { event }: PushEvent,
  dataOf: (row: Row) => object,
  edited = false,
): Promise<void> {
  if (!rows.length) return
  const pushes = rows.map(row => ({
    channel: eventChannel(row.event_id),
    event,
    // A subject of its own, because only the last of several pushes for one subject is sent.
    subject: edited ? `${row.id} edited` : row.id,
    data: JSON.stringify({ ...dataOf(row), editedYN: yesNo(edited) }),
  }))
  await trx.insertInto('outbox').values(pushes).execute()
}
