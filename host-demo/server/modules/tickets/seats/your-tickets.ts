import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { OrderRow } from '../../../checkout/orders/order-row.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { countIfAllowed, countOrRefuse } from '../../../platform/http/rate-limit.ts'
import { walletLink } from '../wallet/wallet-links.ts'
import { guesses, orderIfOwned, seatIfLinked } from './find-seat.ts'
import { seatToken } from './links.ts'
import type { SeatRow } from './tables.ts'

type Wire = InferInput<(typeof endpoints)['yourTickets']['output']>

export const yourTickets: Handler<typeof endpoints.yourTickets> = async call => {
  const { db } = call.context
  const { orders, linked } = await proven(call)
  const person = await call.person()
  const own = orders.length
    ? await db
        .selectFrom('guest_tickets')
        .selectAll()
        .where(
          'order_id',
          'in',
          orders.map(({ id }) => id),
        )
        .orderBy('number')
        .execute()
    : []
  const guest = [...linked, ...(await claimedSeats(call))]
    .filter(({ id }, index, all) => all.findIndex(other => other.id === id) === index)
    .filter(({ id }) => !own.some(seat => seat.id === id))
  const sessions = await sessionsOf(
    db,
    [...own, ...guest].map(({ id }) => id),
  )
  // A guest who has taken a seat over shows its code, also where the buyer is that guest.
  const isGuest = ({ id, claimed_by }: SeatRow) =>
    linked.some(seat => seat.id === id) || (person !== undefined && claimed_by === person.id)
  const wiresOf = (seats: readonly SeatRow[]) =>
    Promise.all(
      seats.map(async seat => ({
        ...(await wire(call.context, seat, !seat.claimed_at || isGuest(seat))),
        sessions: sessions.get(seat.id) ?? [],
      })),
    )
  return {
    orders: (
      await Promise.all(
        orders.map(async order => {
          const seats = own.filter(({ order_id }) => order_id === order.id)
          return {
            order_id: order.id,
            order_reference: order.reference,
            unassigned: seats.filter(isUnassigned).length,
            tickets: await wiresOf(seats),
          }
        }),
      )
    ).filter(({ tickets }) => tickets.length > 0),
    guest_of: await wiresOf(guest),
  }
}

/** Does it have no guest's name yet? */
const isUnassigned = ({ guest_name, guest_email, ended_at }: SeatRow) => !ended_at && !guest_name && !guest_email

/**
 * The orders and seats that the caller can prove to own: by their session, and by the keys and links that their
 * device has stored.
 */
async function proven(
  call: Call<{ tokens: string[]; orders: { order_id: string; order_key?: string | null | undefined }[] }>,
) {
  const { db, now } = call.context
  const event = await call.event()
  const person = await call.person()
  const linked: SeatRow[] = []
  const orders: OrderRow[] = person
    ? await db
        .selectFrom('orders')
        .selectAll()
        .where('user_id', '=', person.id)
        .where('event_id', '=', event.id)
        .orderBy('created_at', 'desc')
        .execute()
    : []
  let wrong = 0
  for (const token of new Set(call.input.tokens)) {
    const seat = await seatIfLinked(db, event, token)
    if (seat) linked.push(seat)
    else wrong++
  }
  for (const claim of call.input.orders) {
    const order = await orderIfOwned(call, claim)
    if (!order) wrong++
    else if (!orders.some(({ id }) => id === order.id)) orders.push(order)
  }
  // Wrong links are counted, but right ones are shown even if the device has stored an outdated one.
  const limits = guesses(call.address)
  for (; wrong > 0; wrong--) {
    if (linked.length || orders.length) await countIfAllowed(db, limits, now())
    else await countOrRefuse(db, limits, now())
  }
  return { orders, linked }
}

async function claimedSeats(call: Call<unknown>): Promise<SeatRow[]> {
  const person = await call.person()
  if (!person) return []
  return call.context.db
    .selectFrom('guest_tickets')
    .selectAll()
    .where('claimed_by', '=', person.id)
    .where('event_id', '=', (await call.event()).id)
    .orderBy('created_at')
    .orderBy('number')
    .execute()
}

type Ticket = Omit<Wire['guest_of'][number], 'sessions'>

async function wire(context: Context, seat: SeatRow, isTheirs: boolean): Promise<Ticket> {
  const mayShow = !seat.ended_at && isTheirs
  return {
    guest_ticket_id: seat.id,
    number: seat.number,
    title: seat.title,
    bundle_title: seat.bundle_title,
    guest_name: seat.guest_name,
    rsvp_status: seat.rsvp_status,
    checkin_status: seat.checkin_status,
    endedYN: seat.ended_at ? 'yes' : 'no',
    claimedYN: seat.claimed_at ? 'yes' : 'no',
    code: mayShow ? seat.code : null,
    claim_token: mayShow ? await seatToken(context.db, seat) : null,
    wallet_url: mayShow ? await walletLink(context, seat) : undefined,
  }
}

async function sessionsOf(db: Kysely<Database>, seatIds: readonly string[]) {
  const found = new Map<string, Wire['guest_of'][number]['sessions']>()
  if (!seatIds.length) return found
  const rows = await db
    .selectFrom('agenda_choices')
    .innerJoin('agenda_sessions', 'agenda_sessions.id', 'session_id')
    .select(['guest_ticket_id', 'title', 'location', 'starts_at', 'ends_at'])
    .where('guest_ticket_id', 'in', [...seatIds])
    .orderBy('starts_at')
    .execute()
  for (const { guest_ticket_id: id, starts_at, ends_at, ...session } of rows) {
    const times = { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() }
    found.set(id, [...(found.get(id) ?? []), { ...session, ...times }])
  }
  return found
}
