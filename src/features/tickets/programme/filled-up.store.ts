import { atom, onMount } from 'nanostores'
import { agendaProblem } from '../../../lib/agenda-choices.ts'
import { lineAgendas } from '../../../store/line-agendas.ts'
import { programme } from '../../../store/programme.ts'
import { defineSlice } from '../../../store/slice.ts'
import { ticketBasket } from '../reservation.store.ts'

/** Chosen sessions that have filled up before the basket was paid for. */
export const filledUp = defineSlice('filled-up', site => {
  const { $chosen, choose } = lineAgendas(site)
  /** Titles of these sessions, until the visitor chooses again. */
  const $titles = atom<readonly string[]>([])
  /** The seats that need another choice, as keys of `seatKey`. */
  const $seats = atom<readonly string[]>([])
  onMount($titles, () => $chosen.listen(() => $titles.set([])))

  /**
   * Reads how many places are left, and removes full sessions from the choices.
   * @returns whether it is known which seats need another choice
   */
  async function drop(): Promise<boolean> {
    const { $state, refresh } = programme(site)
    await refresh()
    const state = $state.get()
    if (state.type !== 'ready' || state.problem) return false
    const sessions = state.value.flatMap(agenda => agenda.sessions)
    const room = new Map(sessions.map(({ session_id: id, left }) => [id, left ?? Number.POSITIVE_INFINITY]))
    const full = new Set<string>()
    const needy: string[] = []
    for (const { id, types } of ticketBasket(site).$seats.get()) {
      for (const [seat, type] of types.entries()) {
        const chosen = $chosen.get()[id]?.[seat] ?? []
        const kept = chosen.filter(session => {
          const left = room.get(session) ?? 0
          room.set(session, left - 1)
          if (left < 1) full.add(session)
          return left > 0
        })
        if (kept.length < chosen.length) choose(id, seat, kept)
        const isMissing = agendaProblem(state.value, type, kept)?.type === 'missing'
        if (isMissing || kept.length < chosen.length) needy.push(seatKey(id, seat))
      }
    }
    $titles.set(sessions.filter(({ session_id: id }) => full.has(id)).map(({ title }) => title))
    $seats.set(needy)
    return needy.length > 0
  }

  return { $titles, $seats, drop, clear: () => $seats.set([]) }
})

/** @param seat its position among the line's seats, from 0 */
export const seatKey = (id: string, seat: number): string => `${id} ${seat}`
