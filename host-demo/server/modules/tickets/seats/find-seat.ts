import type { Kysely, Transaction } from 'kysely'
import { findOrder, orderNotFound } from '../../../checkout/orders/find-order.ts'
import type { OrderRow } from '../../../checkout/orders/order-row.ts'
import type { Call } from '../../../identity/call.ts'
import type { Event } from '../../../identity/events.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { countOrRefuse } from '../../../platform/http/rate-limit.ts'
import { sameText } from '../../../platform/realtime/signatures.ts'
import { isTokenOf, ownerKey } from './links.ts'
import type { SeatRow } from './tables.ts'

interface OwnerClaim {
  readonly order_id: string
  readonly order_key?: string | null | undefined
}

type Caller = Pick<Call<unknown>, 'context' | 'event' | 'person' | 'address'>

/**
 * Limits wrong links and keys of one network. They cannot be guessed, so this only keeps the log readable. Right ones
 * are always accepted, because a whole ballroom shares one address.
 */
export const guesses = (address: string) => [{ of: ['ticket link', address], most: 100, minutes: 15 }]

/**
 * The order of its owner, proved by their session, by the order's key, or by the key in its mails.
 * @throws {HttpError} 404 `order_not_found`, 429 `rate_limited`
 */
export async function ownedOrder(call: Caller, claim: OwnerClaim): Promise<OrderRow> {
  const { db, now } = call.context
  const found = await orderIfOwned(call, claim)
  if (found) return found
  await countOrRefuse(db, guesses(call.address), now())
  throw orderNotFound()
}

/** The same, without counting wrong keys. */
export async function orderIfOwned(call: Caller, { order_id, order_key }: OwnerClaim): Promise<OrderRow | undefined> {
  const { db } = call.context
  const event = await call.event()
  if (order_key && sameText(order_key, await ownerKey(db, order_id))) {
    return db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order_id)
      .where('event_id', '=', event.id)
      .executeTakeFirst()
  }
  const claim = { event, person: await call.person(), orderId: order_id, orderKey: order_key ?? undefined }
  return findOrder(call.context, claim).catch(problem => {
    if (problem instanceof HttpError && problem.status === 404) return undefined
    throw problem
  })
}

/**
 * A seat by its guest's link.
 * @throws {HttpError} 404 `seat_not_found`, 429 `rate_limited`
 */
export async function seatOfToken(call: Caller, token: string): Promise<SeatRow> {
  const { db, now } = call.context
  const found = await seatIfLinked(db, await call.event(), token)
  if (found) return found
  await countOrRefuse(db, guesses(call.address), now())
  throw seatNotFound()
}

/** The same, without counting wrong links. */
export async function seatIfLinked(db: Kysely<Database>, event: Event, token: string): Promise<SeatRow | undefined> {
  const [id = ''] = token.split('.')
  const seat = await db
    .selectFrom('guest_tickets')
    .selectAll()
    .where('id', '=', id)
    .where('event_id', '=', event.id)
    .executeTakeFirst()
  return seat && (await isTokenOf(db, seat, token)) ? seat : undefined
}

interface Which {
  readonly id: string
  readonly order_id?: string | undefined
}

/** Locks a seat. If sessions are changed, take the lock of the event's tickets first. */
export const lockSeat = (trx: Transaction<Database>, rowLocks: boolean, which: Which) => findSeat(trx, which, rowLocks)

/** @throws {HttpError} 404 `seat_not_found` */
export async function findSeat(db: Kysely<Database>, { id, order_id }: Which, isLocked = false): Promise<SeatRow> {
  const seat = await db
    .selectFrom('guest_tickets')
    .selectAll()
    .where('id', '=', id)
    .$if(order_id !== undefined, query => query.where('order_id', '=', order_id ?? ''))
    .$if(isLocked, query => query.forUpdate())
    .executeTakeFirst()
  if (!seat) throw seatNotFound()
  return seat
}

export const seatNotFound = () =>
  new HttpError(404, {
    error: 'seat_not_found',
    error_description: 'This link does not lead to a seat (any more). Ask whoever sent it for a new one.',
  })

/** @throws {HttpError} 409 `seat_ended` */
export function refuseEnded({ ended_at }: Pick<SeatRow, 'ended_at'>): void {
  if (!ended_at) return
  throw new HttpError(409, {
    error: 'seat_ended',
    error_description: 'This ticket was refunded, or not paid after all, so it is not valid any more.',
  })
}

/**
 * Refuses to choose for a guest who does not come: they would take somebody's place.
 * @throws {HttpError} 409 `seat_declined`
 */
export function refuseDeclined({ rsvp_status }: Pick<SeatRow, 'rsvp_status'>): void {
  if (rsvp_status !== 'no') return
  throw new HttpError(409, {
    error: 'seat_declined',
    error_description: 'This guest has said that they can’t come. They can choose once they say that they come.',
  })
}

/**
 * Refuses to a buyer what only the guest may do, once they have taken the seat over.
 * @throws {HttpError} 409 `seat_claimed`
 */
export function refuseClaimed({ claimed_at }: Pick<SeatRow, 'claimed_at'>): void {
  if (!claimed_at) return
  throw new HttpError(409, {
    error: 'seat_claimed',
    error_description: 'This guest has taken the seat already. You can give it to somebody else instead.',
  })
}

/** @throws {HttpError} 409 `seat_claimed` if another account has the seat */
export function refuseOtherAccount({ claimed_by }: Pick<SeatRow, 'claimed_by'>, personId: string | undefined): void {
  if (!claimed_by || !personId || claimed_by === personId) return
  throw new HttpError(409, {
    error: 'seat_claimed',
    error_description:
      'Somebody else has taken this seat with their account. Please sign in with that one, or ask them to give the seat to you.',
  })
}

/** @throws {HttpError} 409 `guest_in_house` */
export function refuseInHouse({ checkin_status }: Pick<SeatRow, 'checkin_status'>): void {
  if (checkin_status === 'out') return
  throw new HttpError(409, {
    error: 'guest_in_house',
    error_description: 'This guest has been let in already, so the seat cannot go to somebody else.',
  })
}
