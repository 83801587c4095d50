import type { Agenda } from '../../api/agendas.ts'

/**
 * The chosen sessions, without those that are full.
 * @param own the seat's saved sessions, which count as free for it
 */
export const withoutFullSessions = (agendas: readonly Agenda[], chosen: readonly string[], own: readonly string[]) => {
  const full = agendas.flatMap(({ sessions }) => sessions.filter(({ left }) => left === 0))
  return chosen.filter(id => own.includes(id) || !full.some(({ session_id }) => session_id === id))
}
