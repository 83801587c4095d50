import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { agendas as agendasEndpoint } from '../../../../../src/api/agendas.ts'
import type { orderGuests } from '../../../../../src/api/ticket-guests.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { readAgendas, roomIn } from '../agendas/read-agendas.ts'
import { choicesOf } from '../agendas/seat-choices.ts'
import { boughtChoices, readAddOnsOf } from '../selling/add-ons.ts'
import { paidAnswers } from './paid-answers.ts'
import type { SeatRow } from './tables.ts'

type Wire = InferInput<typeof orderGuests.output>['guests'][number]

/** Seats as their guests see them. */
async function wireSeats(db: Kysely<Database>, seats: readonly SeatRow[]): Promise<Wire[]> {
  const chosen = await choicesOf(
    db,
    seats.map(({ id }) => id),
  )
  const answersOf = await paidAnswers(db, seats)
  return seats.map(seat => ({
    guest_ticket_id: seat.id,
    number: seat.number,
    event_ticket_type_id: seat.ticket_type_id,
    title: seat.title,
    bundle_title: seat.bundle_title,
    guest_name: seat.guest_name,
    guest_email: seat.guest_email,
    guest_mobile: seat.guest_mobile,
    answers: answersOf(seat),
    rsvp_status: seat.rsvp_status,
    checkin_status: seat.checkin_status,
    claimedYN: seat.claimed_at ? 'yes' : 'no',
    invited_at: seat.invited_at?.toISOString() ?? null,
    endedYN: seat.ended_at ? 'yes' : 'no',
    revision: seat.revision,
    session_ids: [...(chosen.get(seat.id) ?? [])],
  }))
}

export async function wireSeat(db: Kysely<Database>, seat: SeatRow): Promise<Wire> {
  const [wire] = await wireSeats(db, [seat])
  return wire as Wire
}

/**
 * Seats as their buyer sees them. Of a guest who has taken a seat over they see the name, and which of the choices that
 * they have bought: how to reach the guest, and what else the guest needs, is the guest's own.
 */
export async function wireOwned(db: Kysely<Database>, seats: readonly SeatRow[]): Promise<Wire[]> {
  const wires = await wireSeats(db, seats)
  const [claimed] = seats.filter(({ claimed_at }) => claimed_at)
  if (!claimed) return wires
  const bought = await boughtChoices(db, claimed.order_id)
  return wires.map(wire =>
    wire.claimedYN === 'no'
      ? wire
      : {
          ...wire,
          guest_email: null,
          guest_mobile: null,
          answers: Object.fromEntries(Object.entries(wire.answers).filter(([, answer]) => bought.has(answer))),
        },
  )
}

export async function wireForOwner(db: Kysely<Database>, seat: SeatRow): Promise<Wire> {
  const [wire] = await wireOwned(db, [seat])
  return wire as Wire
}

/** The programme, with how many guests each session still has room for. */
export async function wireAgendas(
  db: Kysely<Database>,
  eventId: string,
): Promise<InferInput<typeof agendasEndpoint.output>['agendas']> {
  const agendas = await readAgendas(db, eventId)
  const room = await roomIn(db, agendas)
  return agendas.map(agenda => ({
    agenda_id: agenda.id,
    title: agenda.title,
    required: agenda.required ? 'yes' : 'no',
    ticket_type_ids: agenda.ticket_type_ids && [...agenda.ticket_type_ids],
    sessions: agenda.sessions.map(session => ({
      session_id: session.id,
      title: session.title,
      description: session.description,
      location: session.location,
      starts_at: session.starts_at.toISOString(),
      ends_at: session.ends_at.toISOString(),
      left: room.get(session.id) ?? null,
    })),
  }))
}

/** The questions and sessions for the guests of an order. @param taken choices that are not left */
export const wireQuestions = async (
  db: Kysely<Database>,
  eventId: string,
  orderId: string | null,
  taken?: ReadonlySet<string>,
) => ({
  add_ons: await readAddOnsOf(db, eventId, orderId, taken),
  agendas: await wireAgendas(db, eventId),
})
