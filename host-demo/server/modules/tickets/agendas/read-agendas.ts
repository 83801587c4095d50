import type { Kysely, Selectable } from 'kysely'
import { leftOfEach } from '../../../checkout/holds/holds.ts'
import type { Database } from '../../../platform/db/schema.ts'

type AgendaRow = Selectable<Database['agendas']>
export type SessionRow = Selectable<Database['agenda_sessions']>

interface AgendaWithSessions extends AgendaRow {
  readonly sessions: readonly SessionRow[]
}

/** The subject of a session's holds and lock. */
export const sessionSubject = (id: string) => `agenda:${id}`

/** The event's agendas in their order, each with its sessions sorted by time. */
export async function readAgendas(db: Kysely<Database>, eventId: string): Promise<AgendaWithSessions[]> {
  const agendas = await db.selectFrom('agendas').selectAll().where('event_id', '=', eventId).orderBy('place').execute()
  if (!agendas.length) return []
  const sessions = await db
    .selectFrom('agenda_sessions')
    .selectAll()
    .where(
      'agenda_id',
      'in',
      agendas.map(({ id }) => id),
    )
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return agendas.map(agenda => ({ ...agenda, sessions: sessions.filter(({ agenda_id }) => agenda_id === agenda.id) }))
}

function leftOfSessions(db: Kysely<Database>, sessions: readonly SessionRow[]): Promise<ReadonlyMap<string, number>> {
  return leftOfEach(
    db,
    sessions.flatMap(({ id, capacity, chosen }) =>
      capacity === null ? [] : { subject: sessionSubject(id), total: capacity, sold: chosen },
    ),
  )
}

/** How many more guests can choose each session, by its id: 0 for a closed one, nothing for an unlimited one. */
export async function roomIn(
  db: Kysely<Database>,
  agendas: readonly AgendaWithSessions[],
): Promise<ReadonlyMap<string, number>> {
  const sessions = agendas.flatMap(agenda => agenda.sessions)
  const left = await leftOfSessions(db, sessions)
  return new Map(
    sessions.flatMap(({ id, capacity, closed }) => {
      if (closed) return [[id, 0] as const]
      return capacity === null ? [] : [[id, Math.max(0, left.get(sessionSubject(id)) ?? 0)] as const]
    }),
  )
}

/** The shape that `src/lib/agenda-choices.ts` takes. */
export const choosable = (agendas: readonly AgendaWithSessions[], room: ReadonlyMap<string, number>) =>
  agendas.map(({ id, title, required, ticket_type_ids: types, sessions }) => ({
    agenda_id: id,
    title,
    required,
    ticket_type_ids: types ?? undefined,
    sessions: sessions.map(session => ({
      session_id: session.id,
      title: session.title,
      starts_at: session.starts_at.toISOString(),
      ends_at: session.ends_at.toISOString(),
      left: room.get(session.id),
    })),
  }))
