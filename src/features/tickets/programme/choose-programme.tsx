import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import type { Agenda } from '../../../api/agendas.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useAgendaChoices } from '../../../hooks/use-agenda-choices.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { agendaProblem, agendasFor } from '../../../lib/agenda-choices.ts'
import { lineAgendas } from '../../../store/line-agendas.ts'
import { programme } from '../../../store/programme.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import css from '../pay/pay-tickets.css?inline'
import { ticketBasket } from '../reservation.store.ts'
import { programmeMessages } from './programme.messages.ts'

type Props = Readonly<{
  /** Leads on, once nothing is missing. */
  action: ReactNode
}>

/** What each guest of the basket does, before the seats are paid for. It is held with them. */
export function ChooseProgramme({ action }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(programmeMessages)
  const resource = programme(site)
  const frame = useExplained(resource, { loading: say('loading'), failed: say('failed') })
  useEffect(() => {
    void resource.refresh()
  }, [resource])
  return (
    <ResourceFrame {...frame} skeleton={<Skeleton height={420} radius={12} />} Problem={NoticeProblem}>
      {agendas => <Guests agendas={agendas} action={action} />}
    </ResourceFrame>
  )
}

function Guests({ agendas, action }: Props & Readonly<{ agendas: readonly Agenda[] }>) {
  const { site } = useSurroundings()
  const say = useMessages(programmeMessages)
  const slice = lineAgendas(site)
  const chosen = useStore(slice.$chosen)
  const lines = useStore(ticketBasket(site).$seats)
  const seats = lines.flatMap(({ id, title, types }) =>
    types.map((type, seat) => ({ id, title, type, seat, sessions: chosen[id]?.[seat] ?? [] })),
  )
  const asked = seats.filter(({ type }) => agendasFor(agendas, type).length > 0)
  const [first, ...others] = asked
  const missing = asked.flatMap(({ type, sessions }) => {
    const problem = agendaProblem(agendas, type, sessions)
    return problem?.type === 'missing' ? problem.agenda.title : []
  })

  function sameForAll() {
    for (const { id, type, seat, sessions } of others) {
      const isFor = first && !agendaProblem(agendas, type, first.sessions)
      if (!sessions.length && isFor) slice.choose(id, seat, first.sessions)
    }
  }

  return (
    <div className="ticket-basket">
      {asked.map(({ id, title, type, seat, sessions }, index) => (
        <Card key={`${id} ${seat}`} title={`${title} · ${say('seat', { number: String(seat + 1) })}`}>
          <Picker
            agendas={agendas}
            ticketTypeId={type}
            chosen={sessions}
            onChoose={sessions => slice.choose(id, seat, sessions)}
            name={`${id} ${seat}`}
          />
          {index === 0 && sessions.length > 0 && others.some(other => !other.sessions.length) && (
            <Button onClick={sameForAll}>{say('sameForAll')}</Button>
          )}
        </Card>
      ))}
      {missing[0] ? (
        <p className="ticket-missing" role="status">
          {say('missing', { title: missing[0], count: missing.length })}
        </p>
      ) : (
        action
      )}
    </div>
  )
}

function Picker(props: Readonly<Parameters<typeof useAgendaChoices>[0]>) {
  return useAgendaChoices(props).map(({ id, ...group }) => <RadioGroup key={id} {...group} />)
}
