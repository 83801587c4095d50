import { type Kysely, sql } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { type Call, type Handler, personOrRefuse } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { dayOf } from '../../../platform/local-day.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import type { FundraiserRow } from '../find.ts'
import { withTeams } from '../list.ts'
import { moneyOf, updatesOf } from '../page.ts'
import { fundraiserBrief, teamBrief } from '../wire.ts'
import { revisionOf } from './revision.ts'

/** Gifts that come with the page. */
const newest = 10
const defaultLimit = 100

interface Page {
  readonly after: number
  readonly limit: number
}

const week = 7 * 24 * 3_600_000

export const ownFundraiser: Handler<typeof endpoints.ownFundraiser> = async call => readOwn(call)

/** The caller's page and team, which each write answers as well. */
export async function readOwn(call: Call<unknown>) {
  const { db, now, outbox } = call.context
  outbox.wake()
  const event = await call.event()
  const person = await personOrRefuse(call)
  const row = await withTeams(db, event.id)
    .selectAll('fundraisers')
    .select(['fundraiser_teams.slug as team_slug', 'fundraiser_teams.name as team_name'])
    .where('user_id', '=', person.id)
    .executeTakeFirst()
  return {
    ...moneyOf(event),
    page: row
      ? {
          ...fundraiserBrief(row),
          story: row.story,
          ends_on: row.ends_at && dayOf(row.ends_at, event.settings.time_zone),
          takes_giftsYN: yesNo(!row.ends_at || row.ends_at > (await databaseTime(db, now))),
          revision: revisionOf(row),
          updates: await updatesOf(db, row.id),
          gifts: await giftsOf(db, row, { after: 0, limit: newest }),
          ...(await viewsOf(call, row)),
        }
      : null,
    team: row ? await teamOf(call, row) : null,
    asked: row ? await askedOf(call, row) : null,
  }
}

export const ownFundraiserGifts: Handler<typeof endpoints.ownFundraiserGifts> = async call => {
  const { db } = call.context
  const { after = 0, limit = defaultLimit } = call.input
  const { id: eventId } = await call.event()
  const { id: userId } = await personOrRefuse(call)
  const own = await db
    .selectFrom('fundraisers')
    .select('id')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const items = own ? await giftsOf(db, own, { after, limit: limit + 1 }) : []
  return { items: items.slice(0, limit), next: items.length > limit ? after + limit : null }
}

async function giftsOf(db: Kysely<Database>, { id }: Pick<FundraiserRow, 'id'>, { after, limit }: Page) {
  const gifts = await db
    .selectFrom('fundraiser_gifts')
    .leftJoin('fundraiser_messages', join =>
      join.onRef('gift_id', '=', 'fundraiser_gifts.id').on('fundraiser_messages.state', '=', 'shown'),
    )
    .select(['fundraiser_gifts.id', 'given_at', 'fundraiser_gifts.name', 'email', 'anonymous_amount'])
    .select(['amount', 'refunded', 'order_line_id', 'fundraiser_messages.text'])
    .where('fundraiser_gifts.fundraiser_id', '=', id)
    .where('given_at', 'is not', null)
    .whereRef('refunded', '<', 'amount')
    .orderBy('given_at', 'desc')
    .orderBy('fundraiser_gifts.id', 'desc')
    .limit(limit)
    .offset(after)
    .execute()
  return gifts.map(gift => ({
    gift_id: String(gift.id),
    given_at: (gift.given_at as Date).toISOString(),
    name: gift.name,
    amount: gift.anonymous_amount ? null : gift.amount - gift.refunded,
    email: gift.email,
    message: gift.text,
    offlineYN: yesNo(gift.order_line_id === null),
  }))
}

async function viewsOf({ context: { db, now } }: Call<unknown>, { id }: FundraiserRow) {
  const since = new Date((await databaseTime(db, now)).getTime() - week).toISOString().slice(0, 10)
  const { views, recent } = await db
    .selectFrom('fundraiser_views')
    .select([
      sql<number>`coalesce(sum(views), 0)`.as('views'),
      sql<number>`coalesce(sum(views) filter (where day > ${since}::date), 0)`.as('recent'),
    ])
    .where('fundraiser_id', '=', id)
    .executeTakeFirstOrThrow()
  return { views: Number(views), views_this_week: Number(recent) }
}

async function teamOf({ context: { db } }: Call<unknown>, { id, team_id }: FundraiserRow) {
  if (!team_id) return null
  const team = await db.selectFrom('fundraiser_teams').selectAll().where('id', '=', team_id).executeTakeFirstOrThrow()
  const members = await db
    .selectFrom('fundraisers')
    .select(['id', 'slug', 'name', 'raised'])
    .where('team_id', '=', team.id)
    // Deleted accounts, whose gifts stay with the team, can neither lead it nor be removed.
    .where('user_id', 'is not', null)
    .orderBy('raised', 'desc')
    .orderBy('name')
    .execute()
  const isCaptain = team.captain_id === id
  return {
    ...teamBrief(team),
    story: team.story,
    captainYN: yesNo(isCaptain),
    approvalYN: yesNo(team.approval),
    revision: revisionOf(team),
    requests: isCaptain ? await requestsOf(db, team.id) : [],
    members: members.map(member => ({
      fundraiser_id: member.slug,
      name: member.name,
      raised: member.raised,
      captainYN: yesNo(team.captain_id === member.id),
    })),
  }
}

/** People who have asked to join a team. */
const requestsOf = (db: Kysely<Database>, teamId: string) =>
  db
    .selectFrom('fundraisers')
    .select(['slug as fundraiser_id', 'name'])
    .where('asked_team_id', '=', teamId)
    .orderBy('name')
    .execute()

async function askedOf({ context: { db } }: Call<unknown>, { asked_team_id }: FundraiserRow) {
  if (!asked_team_id) return null
  const team = await db
    .selectFrom('fundraiser_teams')
    .select(['slug as team_id', 'name'])
    .where('id', '=', asked_team_id)
    .executeTakeFirst()
  return team ?? null
}
