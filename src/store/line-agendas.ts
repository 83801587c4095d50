import { atom, type ReadableAtom } from 'nanostores'
import { persistence } from './persistence.ts'
import { defineSlice } from './slice.ts'

/** Ids of agenda sessions for each seat in the basket, by the id of its ticket type or bundle. */
export type LineAgendas = Readonly<Record<string, readonly (readonly string[])[]>>

/** The sessions that were chosen before tickets are paid for. They survive a reload. */
export const lineAgendas = defineSlice('line-agendas', site => {
  const { read, write } = persistence(site)
  const account = () => Object(read('account')) as { lineAgendas?: unknown }
  const $chosen = atom<LineAgendas>(chosenIn(account().lineAgendas))

  function set(chosen: LineAgendas): void {
    $chosen.set(chosen)
    write('account', { ...account(), lineAgendas: chosen })
  }

  return {
    $chosen: $chosen as ReadableAtom<LineAgendas>,
    /** @param seat its position among the line's seats, from 0 */
    choose(id: string, seat: number, sessions: readonly string[]): void {
      // Another tab may have written.
      const chosen = chosenIn(account().lineAgendas)
      const seats = [...(chosen[id] ?? [])]
      for (let before = seats.length; before < seat; before++) seats[before] = []
      seats[seat] = sessions
      set({ ...chosen, [id]: seats })
    },
    clear: () => set({}),
  }
})

/** Stored data is untrusted. */
function chosenIn(stored: unknown): LineAgendas {
  const isSeat = (seat: unknown): seat is string[] => Array.isArray(seat) && seat.every(id => typeof id === 'string')
  const entries = Object.entries(Object(stored) as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string[][]] => Array.isArray(entry[1]) && entry[1].every(isSeat)),
  )
}
