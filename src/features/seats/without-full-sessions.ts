import type { Agenda } from '../../api/agendas.ts'
import type { Seat } from '../../api/ticket-guests.ts'
import { agendasFor } from '../../lib/agenda-choices.ts'

/**
 * The chosen sessions, without those that are full, or not for the seat's ticket any more.
 * @param seat its saved sessions count as free for it
 */
export const withoutFullSessions = (
  agendas: readonly Agenda[],
  chosen: readonly string[],
  { event_ticket_type_id: type, session_ids: own }: Pick<Seat, 'event_ticket_type_id' | 'session_ids'>,
) => {
  const sessions = agendasFor(agendas, type).flatMap(({ sessions }) => sessions)
  return chosen.filter(id => sessions.some(one => one.session_id === id && (one.left !== 0 || own.includes(id))))
}
