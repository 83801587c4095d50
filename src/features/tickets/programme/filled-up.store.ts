import { atom } from 'nanostores'
import { lineAgendas } from '../../../store/line-agendas.ts'
import { programme } from '../../../store/programme.ts'
import { defineSlice } from '../../../store/slice.ts'
import { ticketBasket } from '../reservation.store.ts'

/** What of the basket's choices has filled up before it was paid for: their titles. */
export const filledUp = defineSlice('filled-up', site => {
  const $titles = atom<readonly string[]>([])

  /** Asks how many places are left, and takes what there is no room for out of the choices. */
  async function drop(): Promise<void> {
    const { $state, refresh } = programme(site)
    await refresh()
    const state = $state.get()
    if (state.type !== 'ready') return
    const sessions = state.value.flatMap(agenda => agenda.sessions)
    const room = new Map(sessions.map(({ session_id: id, left }) => [id, left ?? Number.POSITIVE_INFINITY]))
    const full = new Set<string>()
    for (const { id, types } of ticketBasket(site).$seats.get()) {
      for (const seat of types.keys()) {
        const chosen = lineAgendas(site).$chosen.get()[id]?.[seat] ?? []
        const kept = chosen.filter(session => {
          const left = room.get(session) ?? 0
          room.set(session, left - 1)
          if (left < 1) full.add(session)
          return left > 0
        })
        if (kept.length < chosen.length) lineAgendas(site).choose(id, seat, kept)
      }
    }
    $titles.set(sessions.filter(({ session_id: id }) => full.has(id)).map(({ title }) => title))
  }

  return { $titles, drop, clear: () => $titles.set([]) }
})
