import type { Agenda } from '../../api/agendas.ts'

/** The chosen sessions that this device has stored, or undefined if there are none. Stored data is untrusted. */
export function keptSessions(stored: unknown, agendas: readonly Agenda[]): readonly string[] | undefined {
  const known = agendas.flatMap(({ sessions }) => sessions.map(({ session_id }) => session_id))
  return Array.isArray(stored) ? known.filter(id => stored.includes(id)) : undefined
}
