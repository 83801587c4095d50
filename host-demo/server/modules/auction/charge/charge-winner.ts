import { type Charged, chargeSavedCard } from '../../../checkout/payments/charge-saved-card.ts'
import type { Event } from '../../../identity/events.ts'
import { createMailLink } from '../../../identity/mail-links.ts'
import type { Person } from '../../../identity/sessions.ts'
import { siteAddress } from '../../../identity/site-address.ts'
import type { Context } from '../../../platform/context.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { alertTo } from '../alerts.ts'
import { lotsOf } from '../find-lot.ts'
import { chargeFailed } from '../mails/letters.ts'
import { chargeable, sumOf, unpaidOf, type Win } from './chargeable.ts'

interface Winner {
  readonly bidder: string
  readonly event: Event
  readonly person: Person
}

/** What the desk has asked for: a lot with whatever else is charged with it, and the sum that was confirmed, if any. */
interface Asked {
  readonly lot: string
  readonly charge_amount?: number | undefined
  readonly charge_items?: number | undefined
}

/**
 * Charges what a winner has not paid yet, in one payment, except what they have promised to pay otherwise, and, unless
 * somebody asked for it, what is not planned. If it fails they get a mail with a link to pay, and the organiser sees why.
 * @returns the wins that are paid now, and whether planned charges did not fit into the payment
 * @throws {HttpError} 409 `charge_changed` if another sum was confirmed, or none; as `chargeSavedCard`
 */
export async function chargeWinner(context: Context, winner: Winner, asked?: Asked) {
  const { wins, rest } = chargeable(await unpaidOf(context.db, winner.bidder), asked?.lot)
  const amount = sumOf(wins)
  if (asked && (asked.charge_amount !== amount || asked.charge_items !== wins.length)) throw chargeChanged(asked)
  if (!wins.length) return { paid: [], isMore: false }
  const lines = wins.map(({ lot_id }) => ({ origin: 'auction', auction_item_id: lot_id }))
  const charged = await chargeSavedCard(context, { ...winner, lines, amount, key: keyOf(winner, wins) })
  await record(context, winner, wins, charged)
  context.outbox.wake()
  context.jobs.wake()
  return { paid: charged.paid ? wins : [], isMore: rest.some(({ charge_state }) => charge_state === 'planned') }
}

const chargeChanged = ({ charge_amount, charge_items }: Asked) =>
  new HttpError(409, {
    error: 'charge_changed',
    error_description:
      charge_amount === undefined || charge_items === undefined
        ? 'Reload the page to see what this card would be charged. Nothing was charged.'
        : 'What this card would be charged has changed since you saw it. Nothing was charged.',
  })

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
