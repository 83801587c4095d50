import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { agendaProblem, agendasFor } from '../../../lib/agenda-choices.ts'
import { lineAgendas } from '../../../store/line-agendas.ts'
import { programme } from '../../../store/programme.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ticketBasket } from '../reservation.store.ts'
import { filledUp } from './filled-up.store.ts'
import { programmeMessages } from './programme.messages.ts'

/** Leads to the choice. @param isNeeded something has to be chosen before paying */
export type ToProgramme = (label: string, isNeeded: boolean) => ReactNode

/** What the guests of the basket can choose of the programme, if there is anything, and the title of what they must. */
export function useProgramme() {
  const { site } = useSurroundings()
  const seats = useStore(ticketBasket(site).$seats)
  const chosen = useStore(lineAgendas(site).$chosen)
  const agendas = useStore(programme(site).$state)
  if (agendas.type !== 'ready') return { isAsked: false, missing: undefined }
  const each = seats.flatMap(({ id, types }) => types.map((type, seat) => ({ type, chosen: chosen[id]?.[seat] ?? [] })))
  const problem = each
    .map(({ type, chosen }) => agendaProblem(agendas.value, type, chosen))
    .find(found => found?.type === 'missing')
  return {
    isAsked: each.some(({ type }) => agendasFor(agendas.value, type).length > 0),
    missing: problem?.type === 'missing' ? problem.agenda.title : undefined,
  }
}

/** In the basket: leads to the programme, and says what has filled up or is missing. */
export function ProgrammePart({ to }: Readonly<{ to: ToProgramme }>) {
  const { site } = useSurroundings()
  const say = useMessages(programmeMessages)
  const { isAsked, missing } = useProgramme()
  const filled = useStore(filledUp(site).$titles)
  // Said until somebody has chosen again.
  useEffect(() => lineAgendas(site).$chosen.listen(() => filledUp(site).clear()), [site])
  if (!isAsked) return null
  return (
    <>
      {filled.length > 0 && (
        <Notice kind="warning" title={say('fullTitle')}>
          <p>{say('full', { titles: filled.join(', ') })}</p>
        </Notice>
      )}
      {missing && <p>{say('needed', { title: missing })}</p>}
      {to(say('choose'), missing !== undefined)}
    </>
  )
}
