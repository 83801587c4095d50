import type { Kysely, Selectable } from 'kysely'
import { type Charged, chargeSavedCard } from '../../../checkout/payments/charge-saved-card.ts'
import type { Event } from '../../../identity/events.ts'
import { createMailLink } from '../../../identity/mail-links.ts'
import type { Person } from '../../../identity/sessions.ts'
import { siteAddress } from '../../../identity/site-address.ts'
import type { Context } from '../../../platform/context.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { alertTo } from '../alerts.ts'
import { lotsOf } from '../find-lot.ts'
import { chargeFailed } from '../mails/letters.ts'
import { isPromised } from '../won-lots.ts'

interface Winner {
  readonly bidder: string
  readonly event: Event
  readonly person: Person
}

type Win = Selectable<Database['lot_wins']>

/** The most lines that an order can have. */
const mostLots = 50

/**
 * Charges what a winner has not paid yet, in one payment, except what they have promised to pay otherwise, and, unless
 * somebody asked for it, what could not be charged before. If it fails they get a mail with a link to pay, and the
 * organiser sees why.
 * @param asked a lot that is charged even if it was promised
 * @returns whether planned charges did not fit into the payment
 * @throws {HttpError} as `chargeSavedCard`
 */
export async function chargeWinner(context: Context, winner: Winner, asked?: string): Promise<boolean> {
  const unpaid = await unpaidOf(context.db, winner.bidder)
  const isTried = ({ charge_state }: Win) => charge_state === 'failed' || charge_state === 'action_required'
  const chargeable = asked
    ? unpaid.filter(({ promised, lot_id }) => !promised || lot_id === asked)
    : unpaid.filter(win => !win.promised && !isTried(win))
  const rank = (win: Win) => (win.lot_id === asked ? 0 : win.charge_state === 'planned' ? 1 : 2)
  const ranked = chargeable.sort((one, other) => rank(one) - rank(other))
  const [wins, rest] = [ranked.slice(0, mostLots), ranked.slice(mostLots)]
  if (!wins.length) return false
  const lines = wins.map(({ lot_id }) => ({ origin: 'auction', auction_item_id: lot_id }))
  const amount = wins.reduce((sum, win) => sum + win.amount, 0)
  const charged = await chargeSavedCard(context, { ...winner, lines, amount, key: keyOf(winner, wins) })
  await record(context, winner, wins, charged)
  context.outbox.wake()
  context.jobs.wake()
  return rest.some(({ charge_state }) => charge_state === 'planned')
}

export function unpaidOf(db: Kysely<Database>, bidder: string): Promise<(Win & { promised: boolean })[]> {
  return db
    .selectFrom('lot_wins')
    .selectAll()
    .select(isPromised.as('promised'))
    .where('bidder_id', '=', bidder)
    .where('paid_at', 'is', null)
    .orderBy('lot_id')
    .execute()
}

/**
 * The idempotency key stays the same until a try is recorded as failed, or the wins to charge change. A lot that was
 * won again is another win, whose tries begin anew.
 */
function keyOf({ bidder }: Winner, wins: readonly Win[]): string {
  return ['charge', bidder, ...wins.map(({ id, charge_tries }) => `${id}:${charge_tries}`)].join(' ')
}

async function record(context: Context, winner: Winner, wins: readonly Win[], charged: Charged): Promise<void> {
  const { bidder, event, person } = winner
  await inTransaction(context.db, async trx => {
    const at = await databaseTime(trx, context.now)
    const ids = wins.map(({ lot_id }) => lot_id)
    await trx
      .updateTable('lot_wins')
      .set(eb => ({
        charge_state: charged.paid ? 'paid' : charged.needsPayer ? 'action_required' : 'failed',
        charge_problem: charged.paid ? null : charged.problem,
        charge_tries: eb('charge_tries', '+', 1),
        charged_at: at,
      }))
      .where('bidder_id', '=', bidder)
      .where(
        'id',
        'in',
        wins.map(({ id }) => id),
      )
      .execute()
    if (charged.paid) return
    const lots = await lotsOf(trx, event.id).where('lots.id', 'in', ids).orderBy('number').execute()
    const token = await createMailLink(trx, { userId: person.id, redirectRoute: '/auction/checkout' }, at)
    const link = `${siteAddress(event, context.publicUrl)}/auction/checkout?user_token=${token}`
    const amounts = new Map(wins.map(({ lot_id, amount }) => [lot_id, amount]))
    const won = lots.map(lot => ({ title: lot.title, amount: amounts.get(lot.id) ?? 0 }))
    await postMail(
      trx,
      event,
      person.email,
      chargeFailed(event, person.first_name, { won, link, needsPayer: charged.needsPayer }),
      at,
    )
    for (const lot of lots) {
      const alert = { outcome: 'charge_failed', price: amounts.get(lot.id) ?? null } as const
      await trx
        .insertInto('outbox')
        .values(alertTo(person.id, event, lot, alert))
        .execute()
    }
  })
}
