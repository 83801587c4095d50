import { type Kysely, sql } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import { sharedRead } from '../../platform/db/batches.ts'
import { contains } from '../../platform/db/paging.ts'
import type { Database } from '../../platform/db/schema.ts'
import { fundraiserBrief, teamBrief } from './wire.ts'

const defaultLimit = 100

export const fundraisers: Handler<typeof endpoints.fundraisers> = async ({ event: find, context, input }) => {
  const event = await find()
  const { after = 0, limit = defaultLimit, q = '', sort = 'raised', team_id } = input
  return sharedRead(context.db, `fundraisers ${event.id} ${JSON.stringify(input)}`, async () => {
    const found = wordsOf(q).reduce(
      (query, word) => query.where(contains(sql`concat_ws(' ', fundraisers.name, fundraiser_teams.name)`, word)),
      withTeams(context.db, event.id)
        .where('fundraisers.shown', '=', true)
        .$if(team_id !== undefined, query => query.where('fundraiser_teams.slug', '=', team_id ?? '')),
    )
    const rows = await found
      .selectAll('fundraisers')
      .select(['fundraiser_teams.slug as team_slug', 'fundraiser_teams.name as team_name'])
      .$if(sort === 'raised', query => query.orderBy('fundraisers.raised', 'desc'))
      .$if(sort === 'newest', query => query.orderBy('fundraisers.created_at', 'desc'))
      .orderBy('fundraisers.name')
      .orderBy('fundraisers.id')
      .limit(limit + 1)
      .offset(after)
      .execute()
    const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    return {
      ...paged(event, rows.slice(0, limit).map(fundraiserBrief), after, limit, rows.length),
      total: Number(total),
    }
  })
}

export const fundraiserTeams: Handler<typeof endpoints.fundraiserTeams> = async ({ event: find, context, input }) => {
  const event = await find()
  const { after = 0, limit = defaultLimit, q = '', sort = 'raised' } = input
  return sharedRead(context.db, `fundraiser teams ${event.id} ${JSON.stringify(input)}`, async () => {
    const found = wordsOf(q).reduce(
      (query, word) => query.where(contains(sql.ref('name'), word)),
      context.db.selectFrom('fundraiser_teams').where('event_id', '=', event.id).where('shown', '=', true),
    )
    const rows = await found
      .selectAll()
      .$if(sort === 'raised', query => query.orderBy('raised', 'desc'))
      .$if(sort === 'newest', query => query.orderBy('created_at', 'desc'))
      .orderBy('name')
      .orderBy('id')
      .limit(limit + 1)
      .offset(after)
      .execute()
    const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    return { ...paged(event, rows.slice(0, limit).map(teamBrief), after, limit, rows.length), total: Number(total) }
  })
}

/** The event's fundraisers joined with their teams, if those are not hidden. */
export const withTeams = (db: Kysely<Database>, eventId: string) =>
  db
    .selectFrom('fundraisers')
    .leftJoin('fundraiser_teams', join =>
      join.onRef('fundraiser_teams.id', '=', 'fundraisers.team_id').on('fundraiser_teams.shown', '=', true),
    )
    .where('fundraisers.event_id', '=', eventId)

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

function paged<Item>(
  { currency, currency_decimals }: { readonly currency: string; readonly currency_decimals: number },
  items: Item[],
  after: number,
  limit: number,
  found: number,
) {
  return { currency, currency_decimals, items, next: found > limit ? after + limit : null }
}
