import type { ReactNode } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useAgendaChoices } from '../../../hooks/use-agenda-choices.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { lineAgendas } from '../../../store/line-agendas.ts'
import { Card } from '../../../ui/card.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { programmeMessages } from './programme.messages.ts'
import type { ProgrammeSeat } from './use-programme.ts'

type Props = Readonly<{ seat: ProgrammeSeat; level?: 2 | 3; children?: ReactNode }>

/** The sessions of one seat's guest. */
export function SeatProgramme({ seat: chooser, level, children }: Props) {
  const { id, title, type, seat, key, sessions, agendas } = chooser
  const { site } = useSurroundings()
  const say = useMessages(programmeMessages)
  const groups = useAgendaChoices({
    agendas,
    ticketTypeId: type,
    chosen: sessions,
    onChoose: sessions => lineAgendas(site).choose(id, seat, sessions),
    name: key,
  })
  return (
    <Card {...(level && { level })} title={`${title} · ${say('seat', { number: String(seat + 1) })}`}>
      {groups.map(({ id, ...group }) => (
        <RadioGroup key={id} {...group} />
      ))}
      {children}
    </Card>
  )
}
