import type { Transaction } from 'kysely'
import { heldOf } from '../../../checkout/holds/holds.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { validationError } from '../../../platform/http/http-error.ts'
import type { KeptAgenda } from './kept-agendas.ts'
import { readAgendas, sessionSubject } from './read-agendas.ts'

/** @throws {HttpError} 400 for a session without a single place */
export function refuseWithoutPlaces(wanted: readonly KeptAgenda[]): void {
  const none = wanted.flatMap(({ sessions }) => sessions).find(({ capacity }) => capacity === 0)
  if (!none) return
  const sentence = '{title} needs at least one place. Close it if nobody may choose it.'
  throw validationError({ sessions: { sentence, values: { title: none.title } } })
}

/** Replaces the programme by this one. Needs the lock of the event's tickets. */
export async function writeAgendas(
  trx: Transaction<Database>,
  eventId: string,
  wanted: readonly KeptAgenda[],
): Promise<void> {
  const known = await readAgendas(trx, eventId)
  const knownSessions = known.flatMap(({ sessions }) => sessions)
  const used = new Map<string, number>()
  for (const { id, chosen } of knownSessions) used.set(id, chosen + (await heldOf(trx, sessionSubject(id))))
  const sessions = wanted.flatMap(agenda => agenda.sessions)
  for (const { id, title } of knownSessions) {
    if (used.get(id) && !sessions.some(({ session_id }) => session_id === id)) {
      throw validationError({ sessions: { sentence: 'Guests have chosen {title}, so it stays', values: { title } } })
    }
  }
  for (const { session_id: id, title, capacity, starts_at, ends_at } of sessions) {
    const count = used.get(id) ?? 0
    if (capacity !== null && capacity < count) {
      throw validationError({
        sessions: {
          sentence:
            count === 1
              ? 'One guest has chosen {title}: it needs as many places'
              : '{count} guests have chosen {title}: it needs as many places',
          values: { count, title },
        },
      })
    }
    if (new Date(ends_at) <= new Date(starts_at)) {
      throw validationError({ sessions: { sentence: '{title} must end after it begins', values: { title } } })
    }
  }
  const bare = wanted.find(({ requiredYN, sessions }) => requiredYN === 'yes' && !sessions.length)
  if (bare) {
    const sentence = 'Everybody must choose from {title}, so it needs something to choose'
    throw validationError({ sessions: { sentence, values: { title: bare.title } } })
  }
  const gone = knownSessions.filter(({ id }) => !sessions.some(({ session_id }) => session_id === id))
  if (gone.length) {
    const ids = gone.map(({ id }) => id)
    await trx.deleteFrom('agenda_sessions').where('id', 'in', ids).execute()
  }
  for (const [index, agenda] of wanted.entries()) {
    const values = {
      title: agenda.title,
      required: agenda.requiredYN === 'yes',
      ticket_type_ids: agenda.ticket_type_ids && JSON.stringify(agenda.ticket_type_ids),
      place: index + 1,
    }
    await trx
      .insertInto('agendas')
      .values({ id: agenda.agenda_id, event_id: eventId, ...values })
      .onConflict(conflict => conflict.column('id').doUpdateSet(values).where('agendas.event_id', '=', eventId))
      .execute()
    for (const { session_id, starts_at, ends_at, closedYN, ...session } of agenda.sessions) {
      const times = { starts_at: new Date(starts_at), ends_at: new Date(ends_at) }
      const row = { ...session, ...times, closed: closedYN === 'yes', agenda_id: agenda.agenda_id }
      await trx
        .insertInto('agenda_sessions')
        .values({ id: session_id, ...row })
        .onConflict(conflict =>
          conflict
            .column('id')
            .doUpdateSet(row)
            .where('agenda_sessions.agenda_id', 'in', db =>
              db.selectFrom('agendas').select('id').where('event_id', '=', eventId),
            ),
        )
        .execute()
    }
  }
  const empty = known.filter(({ id }) => !wanted.some(({ agenda_id }) => agenda_id === id)).map(({ id }) => id)
  if (empty.length) await trx.deleteFrom('agendas').where('id', 'in', empty).execute()
}
