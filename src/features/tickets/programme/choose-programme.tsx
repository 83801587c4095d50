import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { agendaProblem, withoutTaken } from '../../../lib/agenda-choices.ts'
import { lineAgendas } from '../../../store/line-agendas.ts'
import { programme } from '../../../store/programme.ts'
import { Button } from '../../../ui/button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { BasketTime } from '../pay/basket-time.tsx'
import css from '../pay/pay-tickets.css?inline'
import { ticketBasket } from '../reservation.store.ts'
import { programmeMessages } from './programme.messages.ts'
import { SeatProgramme } from './seat-programme.tsx'
import { useProgramme } from './use-programme.ts'

type Props = Readonly<{
  /** The way to the next step, once nothing is missing. */
  action: ReactNode
}>

/** The sessions of each guest in the basket. They are chosen before paying, and held with the seats. */
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
      {() => <Guests action={action} />}
    </ResourceFrame>
  )
}

function Guests({ action }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(programmeMessages)
  const { seats, missing } = useProgramme()
  const { $held, look, reserve } = ticketBasket(site)
  const isReserving = useStore(reserve.$state).type === 'busy'
  const [first, ...others] = seats

  const hasSeats = first !== undefined

  // After a reload it is not known how long the basket is held. The server has none while it is first reserved.
  useEffect(() => {
    if (hasSeats && !isReserving && !$held.get()) void look.run()
  }, [hasSeats, isReserving, $held, look])

  function sameForAll() {
    const wanted = first?.sessions ?? []
    const given: string[] = []
    for (const { id, type, seat, sessions, agendas } of others) {
      const left = withoutTaken(agendas, given)
      const isFull = left.some(agenda => agenda.sessions.some(one => wanted.includes(one.session_id) && one.left === 0))
      if (sessions.length || isFull || agendaProblem(left, type, wanted)) continue
      lineAgendas(site).choose(id, seat, wanted)
      given.push(...wanted)
    }
  }

  return (
    <div className="ticket-basket">
      {seats.map(seat => (
        <SeatProgramme key={seat.key} seat={seat}>
          {seat === first && first.sessions.length > 0 && others.some(other => !other.sessions.length) && (
            <Button onClick={sameForAll}>{say('sameForAll')}</Button>
          )}
        </SeatProgramme>
      ))}
      {first && (
        <div className="programme-time">
          <BasketTime isPaying={false} />
        </div>
      )}
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
