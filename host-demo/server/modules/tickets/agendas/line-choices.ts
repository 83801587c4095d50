import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { withoutTaken } from '../../../../../src/lib/agenda-choices.ts'
import { hold, leftOf } from '../../../checkout/holds/holds.ts'
import type { OrderLineRow } from '../../../checkout/orders/order-row.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { choosable, readAgendas, roomIn, type SessionRow, sessionSubject } from './read-agendas.ts'
import { refuseChoices, refuseClosed, sessionFull } from './refuse-choices.ts'
import { choicesOf } from './seat-choices.ts'

/** Ids of the chosen sessions, for each seat of a line in order. Seats without any may be left out at the end. */
type LineChoices = readonly (readonly string[])[]

/**
 * Checks a line's choices before it is sold.
 * @param ticketTypeIds types of the line's seats, in order
 * @param ordered all sessions chosen in the order, each as often as it is
 * @throws {HttpError} as `refuseChoices`
 */
export async function checkLineChoices(
  db: Kysely<Database>,
  { event }: Pick<Sale, 'event'>,
  ticketTypeIds: readonly string[],
  { choices, ordered }: Readonly<{ choices: LineChoices; ordered: readonly string[] }>,
  field: string,
): Promise<void> {
  const known = await readAgendas(db, event.id)
  const agendas = choosable(known, await roomIn(db, known))
  for (const [seat, type] of ticketTypeIds.entries()) {
    const own = choices[seat] ?? []
    const others = [...ordered]
    for (const id of own) others.splice(others.indexOf(id), 1)
    refuseChoices(withoutTaken(agendas, others), type, own, `${field}.agendas.${seat}`)
  }
  const chosen = new Set(choices.flat())
  refuseClosed(known.flatMap(({ sessions }) => sessions.filter(({ id }) => chosen.has(id))))
}

export async function writeLineChoices(
  trx: Transaction<Database>,
  { id }: Pick<OrderLineRow, 'id'>,
  choices: LineChoices,
): Promise<void> {
  const rows = choices.flatMap((chosen, seat) =>
    [...new Set(chosen)].map(session_id => ({ order_line_id: id, seat, session_id })),
  )
  if (rows.length) await trx.insertInto('agenda_line_choices').values(rows).execute()
}

/**
 * Holds the line's chosen sessions. Needs the lock of the event's tickets.
 * @throws {HttpError} 409 `agenda_full`
 */
export async function holdLineChoices(
  trx: Transaction<Database>,
  { id }: Pick<OrderLineRow, 'id'>,
  expires_at: Date | null,
): Promise<void> {
  for (const session of await sessionsOf(trx, [id])) {
    const left = await leftFor(trx, session, { exceptLine: id })
    if (left < session.wanted) throw sessionFull(session, left)
    const subject = sessionSubject(session.id)
    await hold(trx, { order_line_id: id, subject, quantity: session.wanted, expires_at })
  }
}

/**
 * For a payment that came after the order's holds had ended: is there still room in the required sessions that its
 * lines chose?
 * @param exceptOrder an order whose holds do not count
 */
export async function areChoicesFree(
  trx: Transaction<Database>,
  lineIds: readonly number[],
  exceptOrder?: string,
): Promise<boolean> {
  for (const session of await sessionsOf(trx, lineIds)) {
    if (session.required && (await leftFor(trx, session, { exceptOrder })) < session.wanted) return false
  }
  return true
}

/** The line counts as unpaid: stores what its seats have chosen by now, to be held until it is paid again. */
export async function noteSeatChoices(trx: Transaction<Database>, { id }: Pick<OrderLineRow, 'id'>): Promise<void> {
  const seats = await seatIdsOf(trx, id)
  const chosen = await choicesOf(trx, seats)
  await writeLineChoices(
    trx,
    { id },
    seats.map(seat => chosen.get(seat) ?? []),
  )
}

/**
 * Gives the seats of a paid line their chosen sessions. Needs the lock of the event's tickets.
 * @returns titles of sessions that have filled up since, which can only happen if the payment came too late
 */
export async function confirmLineChoices(
  trx: Transaction<Database>,
  line: Pick<OrderLineRow, 'id'>,
): Promise<string[]> {
  const full: string[] = []
  const seatIds = await seatIdsOf(trx, line.id)
  for (const session of await sessionsOf(trx, [line.id])) {
    if ((await leftFor(trx, session, { exceptLine: line.id })) < session.wanted) {
      full.push(session.title)
      continue
    }
    const seats = session.seats.flatMap(seat => seatIds[seat] ?? [])
    await trx
      .updateTable('agenda_sessions')
      .set({ chosen: sql`chosen + ${seats.length}` })
      .where('id', '=', session.id)
      .execute()
    const rows = seats.map(guest_ticket_id => ({ guest_ticket_id, session_id: session.id }))
    if (rows.length) await trx.insertInto('agenda_choices').values(rows).execute()
  }
  await trx.deleteFrom('agenda_line_choices').where('order_line_id', '=', line.id).execute()
  return full
}

interface WantedSession extends SessionRow {
  readonly required: boolean
  readonly seats: readonly number[]
  readonly wanted: number
}

/** A paid line's seats, in the order of the line's choices. */
async function seatIdsOf(db: Kysely<Database>, lineId: number): Promise<string[]> {
  const seats = await db
    .selectFrom('guest_tickets')
    .select('id')
    .where('order_line_id', '=', lineId)
    .orderBy('number')
    .execute()
  return seats.map(({ id }) => id)
}

/** The sessions that lines have chosen, each with the number of its seat. */
async function sessionsOf(db: Kysely<Database>, lineIds: readonly number[]): Promise<WantedSession[]> {
  const rows = await db
    .selectFrom('agenda_line_choices')
    .innerJoin('agenda_sessions', 'agenda_sessions.id', 'session_id')
    .innerJoin('agendas', 'agendas.id', 'agenda_id')
    .selectAll('agenda_sessions')
    .select(['agendas.required', 'seat'])
    .where('order_line_id', 'in', [...lineIds])
    .orderBy('session_id')
    .orderBy('seat')
    .execute()
  const ids = [...new Set(rows.map(({ id }) => id))]
  return ids.flatMap(id => {
    const own = rows.filter(row => row.id === id)
    const [first] = own
    return first ? [{ ...first, seats: own.map(({ seat }) => seat), wanted: own.length }] : []
  })
}

async function leftFor(
  db: Kysely<Database>,
  { id, capacity, chosen }: SessionRow,
  except: Parameters<typeof leftOf>[2],
): Promise<number> {
  if (capacity === null) return Number.POSITIVE_INFINITY
  return leftOf(db, { subject: sessionSubject(id), total: capacity, sold: chosen }, except)
}
