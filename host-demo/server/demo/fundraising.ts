import { sql, type Transaction } from 'kysely'
import { fundraiserTitle } from '../modules/individual-giving/gifts.ts'
import type { Database } from '../platform/db/schema.ts'
import { normalEmail, sha256 } from '../platform/hashes.ts'
import type { DemoEvent } from './demo-event.ts'
import type { DemoRunner } from './demo-fundraising.ts'
import { inDays } from './in-days.ts'
import { addressOfPicture } from './store-pictures.ts'

/** Gifts above this, from firms and clubs, stay with the event itself. Minor units. */
const largest = 300_00
/** Messages newer than this many days wait for the organiser's approval. */
const waitingDays = 1

/**
 * Assigns the event's past gifts to its fundraisers, so that its total stays the same. A gift whose message names
 * somebody is theirs, the others are shared out in turn.
 */
export async function seedFundraising(trx: Transaction<Database>, event: DemoEvent, now: Date): Promise<void> {
  const { id: event_id, fundraising } = event
  if (!fundraising) return
  const { teams, runners, pictures } = fundraising
  const teamId = (slug: string) => `team_${event_id}_${slug}`
  const runnerId = ({ slug }: Pick<DemoRunner, 'slug'>) => `fun_${event_id}_${slug}`
  const begun = inDays(now, -50)
  await trx
    .insertInto('fundraiser_teams')
    .values(
      teams.map(({ slug, ...team }) => ({
        ...team,
        id: teamId(slug),
        event_id,
        slug,
        picture: addressOfPicture(`${pictures}/team-${slug}`),
        captain_id: null,
        created_at: begun,
      })),
    )
    .execute()
  const emails = runners.flatMap(({ email }) => (email ? [normalEmail(email)] : []))
  const owners = await trx
    .selectFrom('users')
    .select(['id', 'email_normal'])
    .where('email_normal', 'in', emails.length ? emails : [''])
    .execute()
  await trx
    .insertInto('fundraisers')
    .values(
      runners.map(({ slug, name, story, goal, team, email }, index) => ({
        id: runnerId({ slug }),
        event_id,
        slug,
        name,
        story,
        goal,
        user_id: owners.find(owner => email && owner.email_normal === normalEmail(email))?.id ?? null,
        picture: addressOfPicture(`${pictures}/${slug}`),
        team_id: team ? teamId(team) : null,
        ends_at: null,
        created_at: new Date(begun.getTime() + index * 3_600_000),
      })),
    )
    .execute()
  for (const runner of runners.filter(({ captain }) => captain)) {
    await trx
      .updateTable('fundraiser_teams')
      .set({ captain_id: runnerId(runner) })
      .where('id', '=', teamId(runner.team ?? ''))
      .execute()
  }
  const updates = runners.flatMap(runner =>
    (runner.updates ?? []).map((text, index) => ({
      id: `upd_${event_id}_${runner.slug}_${index}`,
      fundraiser_id: runnerId(runner),
      text,
      at: inDays(now, -3 - 9 * index),
    })),
  )
  if (updates.length) await trx.insertInto('fundraiser_updates').values(updates).execute()
  await shareOut(trx, event, runners, runnerId, now)
  await sumUp(trx, event_id)
}

async function shareOut(
  trx: Transaction<Database>,
  { id: event_id, settings }: DemoEvent,
  runners: readonly DemoRunner[],
  runnerId: (runner: DemoRunner) => string,
  now: Date,
): Promise<void> {
  const gifts = await trx
    .selectFrom('donations')
    .select(['order_line_id', 'donor', 'first_name', 'last_name', 'anonymous', 'message', 'amount', 'given_at'])
    .where('event_id', '=', event_id)
    .where('amount', '<=', largest)
    .orderBy('given_at')
    .execute()
  for (const [index, gift] of gifts.entries()) {
    // 7 has no common divisor with the number of runners, so all of them get gifts, but not in order.
    const turn = runners[(index * 7) % runners.length]
    const runner = runners.find(({ name }) => gift.message?.includes(name.split(' ')[0] ?? name)) ?? turn
    if (!runner) continue
    const name = gift.anonymous ? null : `${gift.first_name} ${gift.last_name}`
    const { id } = await trx
      .insertInto('fundraiser_gifts')
      .values({
        fundraiser_id: runnerId(runner),
        order_line_id: gift.order_line_id,
        idempotency_hash: null,
        donor: sha256(`${event_id} ${gift.donor}`),
        name,
        email: null,
        note: null,
        amount: gift.amount,
        given_at: gift.given_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('order_lines')
      .set({ title: fundraiserTitle(runner, settings) })
      .where('id', '=', gift.order_line_id)
      .execute()
    if (!gift.message) continue
    await trx
      .insertInto('fundraiser_messages')
      .values({
        fundraiser_id: runnerId(runner),
        gift_id: id,
        idempotency_hash: sha256(`demo message ${id}`),
        user_id: null,
        name: name ?? '',
        text: gift.message,
        state: gift.given_at > inDays(now, -waitingDays) ? 'waiting' : 'shown',
        at: gift.given_at,
      })
      .execute()
  }
}

async function sumUp(trx: Transaction<Database>, event_id: string): Promise<void> {
  await sql`
    update fundraisers set (raised, gift_count) = (
      select coalesce(sum(amount), 0), count(*) from fundraiser_gifts where fundraiser_id = fundraisers.id
    ) where event_id = ${event_id}
  `.execute(trx)
  await sql`
    update fundraiser_teams set (raised, gift_count, member_count) = (
      select coalesce(sum(raised), 0), coalesce(sum(gift_count), 0), count(*) from fundraisers
      where team_id = fundraiser_teams.id
    ) where event_id = ${event_id}
  `.execute(trx)
  await sql`
    insert into fundraiser_views select id, current_date - day, 3 + (length(name) * (day + 2)) % 17
    from fundraisers, generate_series(0, 20) as day where event_id = ${event_id}
  `.execute(trx)
}
