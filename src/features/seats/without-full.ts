import type { Agenda } from '../../api/agendas.ts'

/** What is chosen, without sessions that have filled up. @param own what the seat has already: its places are its own */
export const withoutFull = (agendas: readonly Agenda[], chosen: readonly string[], own: readonly string[]) => {
  const full = agendas.flatMap(({ sessions }) => sessions.filter(({ left }) => left === 0))
  return chosen.filter(id => own.includes(id) || !full.some(({ session_id }) => session_id === id))
}
