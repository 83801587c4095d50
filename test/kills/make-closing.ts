import { beginCardSetup, settleCard } from '../../host-demo/server/checkout/payments/saved-cards.ts'
import type { Context } from '../../host-demo/server/platform/context.ts'
import { makeLot } from '../contract/lots.ts'
import { somebody } from '../contract/people.ts'
import { event } from './donor.ts'

/** A lot that is about to close, with its bidders, for the parent process. */
export interface Closing {
  readonly lot: string
  readonly bidders: readonly { readonly token: string; readonly email: string }[]
}

/** The state after a lot's close. */
export interface Outcome {
  readonly state: string
  readonly wins: readonly { readonly bidder_id: string; readonly amount: number; readonly isPaid: boolean }[]
  /** The kinds of all mails to each bidder. */
  readonly mails: Readonly<Record<string, readonly string[]>>
  /** Pushes and jobs that are still to be done. */
  readonly waiting: number
}

/** Its bidders have saved cards, which are charged if they win. Those who do not win are told by mail. */
export async function makeClosing(context: Context, kind: 'competitive_bid' | 'sealed_bid'): Promise<Closing> {
  const { db, stripe } = context
  const number = 100_000 + Math.floor(Math.random() * 1e8)
  const increments = JSON.stringify([{ from: 0, step: 1 }])
  const lot = await makeLot({ context }, event, { kind, number, proxy: false, increments })
  await db
    .updateTable('auctions')
    .set({ charge_after_minutes: 60, lost_mails: true })
    .where('event_id', '=', event)
    .execute()
  const bidders: Closing['bidders'][number][] = []
  while (bidders.length < 3) {
    const { token, email, user } = await somebody({ context })
    const person = await db.selectFrom('users').selectAll().where('id', '=', user.user_id).executeTakeFirstOrThrow()
    const { id } = await beginCardSetup(context, person)
    await stripe.setupIntents.confirm(id, { payment_method: 'pm_card_visa' })
    await settleCard(context, id)
    bidders.push({ token, email })
  }
  return { lot, bidders }
}

export async function outcomeOf({ db }: Context, { lot, bidders }: Closing): Promise<Outcome> {
  const { state } = await db.selectFrom('lots').select('state').where('id', '=', lot).executeTakeFirstOrThrow()
  const wins = await db.selectFrom('lot_wins').selectAll().where('lot_id', '=', lot).execute()
  const emails = bidders.map(({ email }) => email)
  const mails = await db.selectFrom('mails').select(['recipient', 'kind']).where('recipient', 'in', emails).execute()
  const pushes = await db.selectFrom('outbox').select('subject').where('subject', 'like', `${lot}%`).execute()
  const jobs = await db.selectFrom('jobs').select('kind').where('key', '=', lot).execute()
  return {
    state,
    wins: wins.map(({ bidder_id, amount, paid_at }) => ({ bidder_id, amount, isPaid: paid_at !== null })),
    mails: Object.fromEntries(
      emails.map(email => [email, mails.filter(({ recipient }) => recipient === email).map(({ kind }) => kind)]),
    ),
    waiting: pushes.length + jobs.length,
  }
}
