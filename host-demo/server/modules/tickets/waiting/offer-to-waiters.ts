import { randomBytes, randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { formatMoment } from '../../../../../src/lib/dates.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import type { Event } from '../../../identity/events.ts'
import { siteAddress } from '../../../identity/site-address.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { saleState } from '../selling/refusals.ts'
import { setParts } from '../selling/reservations.ts'
import { areLeft, leftOfTypes } from '../selling/stock.ts'
import { letterWords } from '../words.ts'
import { leaveLink } from './leave-link.ts'

/** Milliseconds that an offer is valid. */
const offeredFor = 24 * 60 * 60_000

type Waiter = Selectable<Database['ticket_waiters']>

/**
 * Offers what is left to the waiting list, longest wait first. Needs the tickets' lock.
 * @returns whether there may be more people to offer it to, in another run
 */
export async function offerToWaiters(trx: Transaction<Database>, sale: Sale, publicUrl: string): Promise<boolean> {
  await trx
    .updateTable('ticket_waiters')
    .set({ state: 'missed' })
    .where('event_id', '=', sale.event.id)
    .where('state', '=', 'offered')
    .where('offered_until', '<=', sale.at)
    .where('id', 'not in', db =>
      db
        .selectFrom('ticket_reservations')
        .select('waiter_id')
        .$narrowType<{ waiter_id: string }>()
        .where('waiter_id', 'is not', null)
        .where('order_id', 'is not', null),
    )
    .execute()
  const types = await trx
    .selectFrom('ticket_types')
    .selectAll()
    .where('event_id', '=', sale.event.id)
    .where('published', '=', true)
    .where('hidden', '=', false)
    .orderBy('place')
    .execute()
  let isMore = false
  for (const type of types) {
    if (saleState(type, sale.at) !== 'open') continue
    const { left = 0 } = (await leftOfTypes(trx, [type], sale.at)).get(type.id) ?? {}
    const waiters = await waitersFor(trx, type.id, Math.min(left, type.per_order_limit ?? left))
    for (const waiter of waiters) {
      const parts = [{ event_ticket_type_id: type.id, quantity: waiter.quantity }]
      if (!(await areLeft(trx, parts, sale.at))) continue
      await offer(trx, sale, waiter, type, publicUrl)
      // A run that could offer nothing has no other after it.
      if (waiters.length === atOnce) isMore = true
    }
  }
  return isMore
}

/** The most people in one run. */
const atOnce = 50

/** @param most the most tickets that anybody can be offered */
function waitersFor(trx: Transaction<Database>, typeId: string, most: number): Promise<Waiter[]> {
  return trx
    .selectFrom('ticket_waiters')
    .selectAll()
    .where('event_ticket_type_id', '=', typeId)
    .where('state', '=', 'waiting')
    .where('quantity', '<=', most)
    .orderBy('joined_at')
    .orderBy('id')
    .limit(atOnce)
    .execute()
}

async function offer(
  trx: Transaction<Database>,
  { event, at }: Sale,
  waiter: Waiter,
  type: { readonly id: string; readonly title: string; readonly sale_closes_at: Date | null },
  publicUrl: string,
): Promise<void> {
  const day = new Date(at.getTime() + offeredFor)
  const until = type.sale_closes_at && type.sale_closes_at < day ? type.sale_closes_at : day
  const key = randomBytes(24).toString('base64url')
  const reservation = await trx
    .insertInto('ticket_reservations')
    .values({
      id: `res_${randomUUID().replaceAll('-', '')}`,
      event_id: event.id,
      key_hash: sha256(key),
      created_at: at,
      expires_at: until,
      order_id: null,
      waiter_id: waiter.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await setParts(trx, reservation, [{ event_ticket_type_id: type.id, quantity: waiter.quantity }])
  await trx
    .updateTable('ticket_waiters')
    .set({ state: 'offered', offered_until: until })
    .where('id', '=', waiter.id)
    .execute()
  const { locale, time_zone: timeZone } = event.settings
  await postMail(
    trx,
    event,
    waiter.email,
    {
      kind: 'ticket_offer',
      subject: letterWords('offerSubject', { event: event.name }),
      to: waiter.first_name,
      usefulUntil: until,
      parts: [
        letterWords('offer', { count: waiter.quantity, title: type.title, event: event.name }),
        letterWords('offerUntil', { time: formatMoment(until.toISOString(), locale, timeZone) }),
        { link: offerLink(publicUrl, event, key), label: letterWords('offerLabel') },
        letterWords('offerNotWanted', { count: waiter.quantity }),
        { link: await leaveLink(trx, event, publicUrl, waiter.id), label: letterWords('leaveLabel') },
      ],
    },
    at,
  )
}

/** The page with the offered tickets. The key comes after `#`, which neither logs nor analytics see. */
const offerLink = (publicUrl: string, event: Event, key: string) =>
  `${siteAddress(event, publicUrl)}/tickets#offer=${key}`
