import type { Transaction } from 'kysely'
import { pathTo } from '../../../../../src/lib/path-to.ts'
import type { Event } from '../../../identity/events.ts'
import { siteAddress } from '../../../identity/site-address.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { isNobody } from '../../../platform/mail/nobody.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import type { winnersOf } from '../drawing/winners.ts'
import type { DrawRow } from '../find-draw.ts'
import { words } from './words.ts'

type Winner = Pick<Awaited<ReturnType<typeof winnersOf>>[number], 'number' | 'email' | 'first_name'>

interface Sending {
  readonly event: Event
  readonly draw: DrawRow
  readonly prize: string
  readonly at: Date
  readonly publicUrl: string
}

/** Mails a winner. A number gets one such mail, even if the call is repeated. @returns whether it is written */
export async function mailWon(trx: Transaction<Database>, winner: Winner, sending: Sending): Promise<boolean> {
  const { draw, prize, at } = sending
  if (isNobody(winner.email)) return false
  const written = await trx
    .insertInto('draw_winner_mails')
    .values({ draw_id: draw.id, number: winner.number, sent_at: at })
    .onConflict(conflict => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  if (!written) return false
  const values = { number: String(winner.number), prize, title: draw.title }
  await post(trx, winner, sending, {
    kind: 'draw_won',
    subject: words('wonSubject', values),
    parts: [words('won', values)],
  })
  return true
}

/** Tells somebody who had the mail of a winner that the prize was drawn again. */
export async function mailRedrawn(
  trx: Transaction<Database>,
  winner: Winner,
  reason: string,
  sending: Sending,
): Promise<void> {
  const { draw, prize } = sending
  const hadMail = await trx
    .selectFrom('draw_winner_mails')
    .select('number')
    .where('draw_id', '=', draw.id)
    .where('number', '=', winner.number)
    .executeTakeFirst()
  if (!hadMail || isNobody(winner.email)) return
  const values = { number: String(winner.number), prize, title: draw.title }
  await post(trx, winner, sending, {
    kind: 'draw_redrawn',
    subject: words('redrawnSubject', values),
    parts: [words('redrawn', values), words('redrawnReason', { reason })],
  })
}

type Letter = Readonly<{ kind: string; subject: ReturnType<typeof words>; parts: readonly ReturnType<typeof words>[] }>

async function post(
  trx: Transaction<Database>,
  { first_name, email }: Winner,
  { event, draw, at, publicUrl }: Sending,
  { parts, ...letter }: Letter,
): Promise<void> {
  const link = siteAddress(event, publicUrl) + pathTo('prize-draw', { id: draw.id })
  const draft = { ...letter, to: first_name, parts: [...parts, { link, label: words('seeDraw') }] }
  await postMail(trx, event, email, draft, at)
}
