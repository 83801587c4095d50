import { type Kysely, sql } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import type { Event } from '../../identity/events.ts'
import { sharedRead } from '../../platform/db/batches.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/schema.ts'
import { countIfAllowed } from '../../platform/http/rate-limit.ts'
import { yesNo } from '../../platform/yes-no.ts'
import { findShown, findTeam, fundraiserNotFound } from './find.ts'
import { withTeams } from './list.ts'
import { supportersOf } from './supporters.ts'
import { fundraiserBrief, teamBrief } from './wire.ts'

const mostUpdates = 50
const mostMessages = 50
const firstSupporters = 25

export const fundraiserPage: Handler<typeof endpoints.fundraiserPage> = async ({ event: find, context, input }) => {
  const event = await find()
  const { db, now } = context
  return sharedRead(db, `fundraiser ${event.id} ${input.fundraiser_id}`, async () => {
    const row = await withTeam(db, event.id, input.fundraiser_id)
    if (!row?.shown) throw fundraiserNotFound()
    const updates = await updatesOf(db, row.id)
    const messages = await db
      .selectFrom('fundraiser_messages')
      .select(['id', 'at', 'name', 'text'])
      .where('fundraiser_id', '=', row.id)
      .where('state', '=', 'shown')
      .where('gift_id', 'is', null)
      .orderBy('at', 'desc')
      .limit(mostMessages)
      .execute()
    const at = await databaseTime(db, now)
    return {
      ...fundraiserBrief(row),
      ...moneyOf(event),
      story: row.story,
      takes_giftsYN: yesNo(!row.ends_at || row.ends_at > at),
      updates,
      supporters: await supportersOf(db, row.id, 0, firstSupporters),
      messages: messages.map(one => ({
        message_id: String(one.id),
        at: one.at.toISOString(),
        name: one.name,
        message: one.text,
      })),
    }
  })
}

export const fundraiserTeam: Handler<typeof endpoints.fundraiserTeam> = async ({ event: find, context, input }) => {
  const event = await find()
  const { db } = context
  return sharedRead(db, `fundraiser team ${event.id} ${input.team_id}`, async () => {
    const row = await findTeam(db, event.id, input.team_id)
    const captain = await db
      .selectFrom('fundraisers')
      .select('name')
      .where('id', '=', row.captain_id ?? '')
      .where('shown', '=', true)
      .executeTakeFirst()
    return { ...teamBrief(row), ...moneyOf(event), story: row.story, captain_name: captain?.name ?? null }
  })
}

export const viewFundraiser: Handler<typeof endpoints.viewFundraiser> = async ({ event: find, ...call }) => {
  const { db, now } = call.context
  const { id, slug } = await findShown(db, (await find()).id, call.input.fundraiser_id)
  const at = await databaseTime(db, now)
  // Limited, so that nobody makes a page look busy; generously, because a whole room may share an address.
  if (!(await countIfAllowed(db, [{ of: ['fundraiser view', slug, call.address], most: 60, minutes: 60 }], at)))
    return {}
  await db
    .insertInto('fundraiser_views')
    .values({ fundraiser_id: id, day: at.toISOString().slice(0, 10), views: 1 })
    .onConflict(conflict =>
      conflict.columns(['fundraiser_id', 'day']).doUpdateSet({ views: sql`fundraiser_views.views + 1` }),
    )
    .execute()
  return {}
}

/** A fundraiser, even a hidden one, joined with their team. */
export const withTeam = (db: Kysely<Database>, eventId: string, slug: string) =>
  withTeams(db, eventId)
    .selectAll('fundraisers')
    .select(['fundraiser_teams.slug as team_slug', 'fundraiser_teams.name as team_name'])
    .where('fundraisers.slug', '=', slug)
    .executeTakeFirst()

export async function updatesOf(db: Kysely<Database>, id: string) {
  const updates = await db
    .selectFrom('fundraiser_updates')
    .select(['id', 'text', 'at'])
    .where('fundraiser_id', '=', id)
    .orderBy('at', 'desc')
    .limit(mostUpdates)
    .execute()
  return updates.map(update => ({ update_id: update.id, at: update.at.toISOString(), text: update.text }))
}

export const moneyOf = ({ currency, currency_decimals }: Event) => ({ currency, currency_decimals })
