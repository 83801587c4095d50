import { sql } from 'kysely'
import Stripe from 'stripe'
import type { Context } from '../../platform/context.ts'
import { normalEmail } from '../../platform/hashes.ts'
import { mostGuests } from '../rehearsal/rehearse.ts'
import { startRehearsal } from './rehearsals.ts'
import { setTrouble } from './trouble.ts'

/** A submitted form of the control page. */
export type Sent = Readonly<Record<string, string>>

/** The actions of the control page. Each returns a message for the page. */
export const actions: Readonly<Record<string, (context: Context, sent: Sent) => Promise<string>>> = {
  async 'plan-maintenance'({ db, now }, { begins = '', minutes = '' }) {
    const starts = new Date(now().getTime() + whole(begins, 0, 10_000) * 60_000)
    await db
      .insertInto('maintenance')
      .values({ starts_at: starts, minutes: whole(minutes, 1, 600) })
      .execute()
    return `Maintenance begins at ${starts.toISOString()}.`
  },

  async 'stop-maintenance'({ db }) {
    await db.deleteFrom('maintenance').execute()
    return 'No maintenance is planned or running.'
  },

  async 'release-build'({ db, release }) {
    const value = String((await release()).build + 1)
    await db
      .insertInto('demo_controls')
      .values({ name: 'build', value })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
      .execute()
    return `Build ${value} is out.`
  },

  async 'withdraw-build'({ db }) {
    await db.deleteFrom('demo_controls').where('name', '=', 'build').execute()
    return 'The build is the one of this server again.'
  },

  async 'archive-account'({ db, now }, { email = '' }) {
    return (await archive(db, email, now())) ? 'The account is archived.' : 'There is no such account.'
  },

  async 'restore-account'({ db }, { email = '' }) {
    return (await archive(db, email, null)) ? 'The account is back.' : 'There is no such account.'
  },

  async 'month-passes'({ db, stripe }, { gift = '', card = '' }) {
    const found = await db
      .selectFrom('monthly_gifts')
      .select('subscription_id')
      .where('id', '=', gift)
      .executeTakeFirst()
    if (!found?.subscription_id) return 'There is no such monthly gift.'
    try {
      await stripe.rawRequest('POST', `/v1/test_helpers/subscriptions/${found.subscription_id}/pass_month`, { card })
    } catch (problem) {
      if (problem instanceof Stripe.errors.StripeInvalidRequestError) return 'This gift has ended: nothing was charged.'
      throw problem
    }
    return 'A month has passed for this gift.'
  },

  async 'trouble-provider'({ db }, { refuses = '', news = '' }) {
    await setTrouble(db, { refuses, news: news === 'late' || news === 'twice' ? news : undefined })
    return refuses || news ? 'The card provider is in trouble.' : 'All is well with the card provider.'
  },

  async rehearse(context, { guests = '', seconds = '' }) {
    const crowd = { guests: whole(guests, 1, mostGuests), seconds: whole(seconds, 5, 300) }
    const started = await startRehearsal(context, crowd)
    return started ? 'The guests are coming. Watch them in the auction.' : 'A rehearsal is running already.'
  },

  async redirect({ db }, { event = '', url = '' }) {
    await change(db, event, { redirect_url: url || null })
    return url ? `Visitors of the event are sent to ${url}.` : 'Visitors of the event stay.'
  },

  async 'domain-type'({ db }, { event = '', type }) {
    const domain_type = type === 'public' ? 'public' : 'private'
    await change(db, event, { domain_type })
    return `The event's domain is ${domain_type}.`
  },
}

async function archive(db: Context['db'], email: string, archived_at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ archived_at })
    .where('email_normal', '=', normalEmail(email))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function change(db: Context['db'], event: string, settings: Record<string, unknown>): Promise<void> {
  await db
    .updateTable('events')
    .set({ settings: sql<string>`settings || ${JSON.stringify(settings)}::jsonb` })
    .where('id', '=', event)
    .execute()
}

function whole(text: string, least: number, most: number): number {
  const number = Math.trunc(Number(text))
  return Math.min(most, Math.max(least, Number.isFinite(number) ? number : least))
}
