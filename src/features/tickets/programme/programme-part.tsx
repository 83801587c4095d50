import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Notice } from '../../../ui/notice.tsx'
import { filledUp } from './filled-up.store.ts'
import { programmeMessages } from './programme.messages.ts'
import { SeatProgramme } from './seat-programme.tsx'
import { useProgramme } from './use-programme.ts'

/** Leads to the choice. @param isNeeded something has to be chosen before paying */
export type ToProgramme = (label: string, isNeeded: boolean) => ReactNode

/** In the basket: leads to the programme, and says what has filled up or is missing. */
export function ProgrammePart({ to }: Readonly<{ to: ToProgramme }>) {
  const say = useMessages(programmeMessages)
  const {
    seats,
    missing: [missing],
  } = useProgramme()
  if (!seats.length) return null
  return (
    <>
      <FilledUp />
      {missing && <p>{say('needed', { title: missing })}</p>}
      {to(say('choose'), missing !== undefined)}
    </>
  )
}

/**
 * Above the card: another choice for the guests whose session has filled up. They are asked here, for the fields of the
 * card lose what is typed when they leave the page.
 */
export function ChooseAgain() {
  const { site } = useSurroundings()
  const say = useMessages(programmeMessages)
  const place = useRef<HTMLDivElement>(null)
  const needy = useStore(filledUp(site).$seats)
  const { agendas, seats, missing } = useProgramme()
  useEffect(() => {
    if (!needy.length) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView()
  }, [needy])
  const asked = seats.filter(({ key }) => needy.includes(key))
  if (!asked.length) return null
  return (
    <div className="ticket-basket ticket-again" ref={place} tabIndex={-1}>
      <FilledUp />
      {asked.map(seat => (
        <SeatProgramme key={seat.key} seat={seat} agendas={agendas} level={3} />
      ))}
      {missing[0] && (
        <p className="ticket-missing" role="status">
          {say('missing', { title: missing[0], count: missing.length })}
        </p>
      )}
    </div>
  )
}

function FilledUp() {
  const { site } = useSurroundings()
  const say = useMessages(programmeMessages)
  const titles = useStore(filledUp(site).$titles)
  if (!titles.length) return null
  return (
    <Notice kind="warning" title={say('fullTitle')}>
      <p>{say('full', { titles: titles.join(', ') })}</p>
    </Notice>
  )
}
