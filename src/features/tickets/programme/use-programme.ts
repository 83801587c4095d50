import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../../hooks/context.ts'
import { agendaProblem, agendasFor, withoutTaken } from '../../../lib/agenda-choices.ts'
import { lineAgendas } from '../../../store/line-agendas.ts'
import { programme } from '../../../store/programme.ts'
import { linesIn } from '../../checkout/attempts.ts'
import { compartment } from '../../checkout/compartment.ts'
import { ticketBasket } from '../reservation.store.ts'
import { basketSubject } from '../tickets.store.ts'
import { seatKey } from './filled-up.store.ts'

/**
 * The seats of the basket whose guests have sessions to choose.
 * @returns `seats`: each with the programme as the other seats' choices leave it; `missing`: for each seat without a
 * required choice, the title of its agenda
 */
export function useProgramme() {
  const { site } = useSurroundings()
  const lines = useStore(ticketBasket(site).$seats)
  const chosen = useStore(lineAgendas(site).$chosen)
  const state = useStore(programme(site).$state)
  const agendas = state.type === 'ready' ? state.value : []
  const all = lines
    .flatMap(({ id, title, types }) =>
      types.map((type, seat) => ({
        id,
        title,
        type,
        seat,
        key: seatKey(id, seat),
        sessions: chosen[id]?.[seat] ?? [],
      })),
    )
    .filter(({ type }) => agendasFor(agendas, type).length > 0)
  // The order of a declined card keeps its sessions.
  const held = linesIn(compartment(site, basketSubject)).flatMap(({ agendas }) =>
    ((agendas ?? []) as string[][]).flat(),
  )
  const seats = all.map(seat => {
    const others = all.filter(other => other !== seat)
    return {
      ...seat,
      agendas: withoutTaken(
        agendas,
        others.flatMap(({ sessions }) => sessions),
        held,
      ),
    }
  })
  const missing = seats.flatMap(({ type, sessions, agendas }) => {
    const problem = agendaProblem(agendas, type, sessions)
    return problem?.type === 'missing' ? problem.agenda.title : []
  })
  return { seats, missing }
}

export type ProgrammeSeat = ReturnType<typeof useProgramme>['seats'][number]
