import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Agenda } from '../../../api/agendas.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { agendaProblem, agendasFor } from '../../../lib/agenda-choices.ts'
import { lineAgendas } from '../../../store/line-agendas.ts'
import { programme } from '../../../store/programme.ts'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { AgendaPicker } from '../agenda-picker.tsx'
import css from '../seats.css?inline'
import { seatsMessages } from '../seats.messages.ts'
import { agendasMessages } from './agendas.messages.ts'

/** What is in the basket: an item, and the types of its seats in their order. */
export interface BoughtSeats {
  readonly id: string
  readonly title: string
  readonly ticketTypeIds: readonly string[]
}

type Props = Readonly<{
  lines: readonly BoughtSeats[]
  /** Address of the payment. */
  next: string
}>

/** A step of the checkout: what each guest does, before the seats are paid for. It is held with them. */
export function ChooseBefore({ lines, next }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(agendasMessages)
  const resource = programme(site)
  const frame = useExplained(resource, { loading: say('loading'), failed: say('failed') })
  useEffect(() => {
    void resource.refresh()
  }, [resource])
  return (
    <Page width="narrow" title={say('title')} lead={say('beforeLead')}>
      <ResourceFrame {...frame} skeleton={<Skeleton height={420} radius={12} />} Problem={NoticeProblem}>
        {agendas => <Lines agendas={agendas} lines={lines} next={next} />}
      </ResourceFrame>
    </Page>
  )
}

function Lines({ agendas, lines, next }: Props & Readonly<{ agendas: readonly Agenda[] }>) {
  const { site } = useSurroundings()
  const say = useMessages(agendasMessages)
  const saySeats = useMessages(seatsMessages)
  const slice = lineAgendas(site)
  const chosen = useStore(slice.$chosen)
  const seats = lines.flatMap(({ id, title, ticketTypeIds }) =>
    ticketTypeIds.map((type, seat) => ({ id, title, type, seat, sessions: chosen[id]?.[seat] ?? [] })),
  )
  const asked = seats.filter(({ type }) => agendasFor(agendas, type).length > 0)
  const missing = asked.flatMap(({ type, sessions }) => {
    const problem = agendaProblem(agendas, type, sessions)
    return problem?.type === 'missing' ? problem.agenda.title : []
  })
  return (
    <div className="tickets">
      {asked.map(({ id, title, type, seat, sessions }) => (
        <Card key={`${id} ${seat}`} title={`${title} · ${saySeats('seat', { number: String(seat + 1) })}`}>
          <AgendaPicker
            agendas={agendas}
            ticketTypeId={type}
            chosen={sessions}
            onChoose={sessions => slice.choose(id, seat, sessions)}
            name={`${id} ${seat}`}
          />
        </Card>
      ))}
      {missing[0] ? (
        <p className="seats-missing" role="status">
          {say('missing', { title: missing[0], count: missing.length })}
        </p>
      ) : (
        <LinkButton variant="primary" wide href={next}>
          {say('goOn')}
        </LinkButton>
      )}
    </div>
  )
}
