import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { readAgendas } from './read-agendas.ts'

/** An agenda as the audit log stores it. */
export interface KeptAgenda {
  readonly agenda_id: string
  readonly title: string
  readonly requiredYN: 'yes' | 'no'
  readonly ticket_type_ids: readonly string[] | null
  readonly sessions: readonly KeptSession[]
}

export interface KeptSession {
  readonly session_id: string
  readonly title: string
  readonly description: string
  readonly location: string | null
  readonly starts_at: string
  readonly ends_at: string
  readonly capacity: number | null
  readonly closedYN: 'yes' | 'no'
}

export async function kept(db: Kysely<Database>, eventId: string): Promise<KeptAgenda[]> {
  return (await readAgendas(db, eventId)).map(({ id, title, required, ticket_type_ids, sessions }) => ({
    agenda_id: id,
    title,
    requiredYN: required ? 'yes' : 'no',
    ticket_type_ids: ticket_type_ids && [...ticket_type_ids],
    sessions: sessions.map(session => ({
      session_id: session.id,
      title: session.title,
      description: session.description,
      location: session.location,
      starts_at: session.starts_at.toISOString(),
      ends_at: session.ends_at.toISOString(),
      capacity: session.capacity,
      closedYN: session.closed ? 'yes' : 'no',
    })),
  }))
}

export const revisionOf = (agendas: readonly KeptAgenda[]) => sha256(JSON.stringify(agendas))
