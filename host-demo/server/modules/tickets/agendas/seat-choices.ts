import { type Kysely, sql, type Transaction } from 'kysely'
import { agendasFor } from '../../../../../src/lib/agenda-choices.ts'
import { leftOf } from '../../../checkout/holds/holds.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { SeatRow } from '../seats/tables.ts'
import { choosable, readAgendas, roomIn, sessionSubject } from './read-agendas.ts'
import { refuseChoices, refuseClosed, sessionFull } from './refuse-choices.ts'

/** Ids of the sessions that seats have chosen, by seat. */
export async function choicesOf(
  db: Kysely<Database>,
  seatIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const chosen = new Map<string, string[]>(seatIds.map(id => [id, []]))
  if (!seatIds.length) return chosen
  const rows = await db
    .selectFrom('agenda_choices')
    .selectAll()
    .where('guest_ticket_id', 'in', [...seatIds])
    .orderBy('session_id')
    .execute()
  for (const { guest_ticket_id, session_id } of rows) chosen.get(guest_ticket_id)?.push(session_id)
  return chosen
}

/**
 * Changes what a seat has chosen. A session that it had chosen, but that is not for its ticket any more, is given up.
 * Needs the lock of the event's tickets.
 * @throws {HttpError} 409 `agenda_full`, and as `refuseChoices`
 */
export async function changeChoices(
  trx: Transaction<Database>,
  seat: Pick<SeatRow, 'id' | 'event_id' | 'ticket_type_id'>,
  sent: readonly string[],
): Promise<void> {
  const agendas = await readAgendas(trx, seat.event_id)
  const before = (await choicesOf(trx, [seat.id])).get(seat.id) ?? []
  const room = new Map(await roomIn(trx, agendas))
  // The seat's own place is free for it.
  for (const id of before) if (room.has(id)) room.set(id, (room.get(id) ?? 0) + 1)
  const programme = choosable(agendas, room)
  const own = agendasFor(programme, seat.ticket_type_id ?? undefined).flatMap(({ sessions }) => sessions)
  const chosen = sent.filter(id => !before.includes(id) || own.some(({ session_id }) => session_id === id))
  refuseChoices(programme, seat.ticket_type_id, chosen, 'session_ids')
  const dropped = before.filter(id => !chosen.includes(id))
  await dropChoices(trx, seat.id, dropped)
  const ids = [...new Set(chosen)].filter(id => !before.includes(id)).sort()
  const added = ids.flatMap(id => agendas.flatMap(({ sessions }) => sessions.filter(one => one.id === id)))
  refuseClosed(added)
  for (const session of added) {
    const { id, capacity, chosen: sold } = session
    if (capacity !== null) {
      const left = await leftOf(trx, { subject: sessionSubject(id), total: capacity, sold })
      if (left < 1) throw sessionFull(session, left)
    }
    await trx.insertInto('agenda_choices').values({ guest_ticket_id: seat.id, session_id: id }).execute()
    await trx.updateTable('agenda_sessions').set({ chosen: sql`chosen + 1` }).where('id', '=', id).execute()
  }
}

/** Titles of the sessions that a seat had chosen when it went to another guest. */
export interface TransferredChoices {
  /** Sessions that the seat gave up, so that the new guest chooses again. */
  readonly freed: readonly string[]
  /** Sessions of required agendas, which the seat keeps, because they could fill up before the new guest chooses. */
  readonly kept: readonly string[]
}

/** A seat goes to another guest. It keeps its sessions of required agendas and gives up the others. */
export async function transferChoices(trx: Transaction<Database>, seatId: string): Promise<TransferredChoices> {
  const chosen = await trx
    .selectFrom('agenda_choices')
    .innerJoin('agenda_sessions as sessions', 'sessions.id', 'session_id')
    .innerJoin('agendas', 'agendas.id', 'agenda_id')
    .select(['session_id', 'sessions.title', 'required'])
    .where('guest_ticket_id', '=', seatId)
    .orderBy('starts_at')
    .execute()
  const freed = chosen.filter(({ required }) => !required)
  await dropChoices(
    trx,
    seatId,
    freed.map(({ session_id }) => session_id),
  )
  return {
    freed: freed.map(({ title }) => title),
    kept: chosen.filter(({ required }) => required).map(({ title }) => title),
  }
}

/**
 * Frees a seat's sessions. Needs no lock, because it only makes more room.
 * @param ids of sessions; default: all that the seat has chosen
 */
export async function dropChoices(trx: Transaction<Database>, seatId: string, ids?: readonly string[]): Promise<void> {
  if (ids && !ids.length) return
  const dropped = await trx
    .deleteFrom('agenda_choices')
    .where('guest_ticket_id', '=', seatId)
    .$if(ids !== undefined, query => query.where('session_id', 'in', [...(ids ?? [])]))
    .returning('session_id')
    .execute()
  for (const id of dropped.map(({ session_id }) => session_id).sort()) {
    await trx.updateTable('agenda_sessions').set({ chosen: sql`chosen - 1` }).where('id', '=', id).execute()
  }
}
