import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Notice } from '../../../ui/notice.tsx'
import { filledUp } from './filled-up.store.ts'
import { programmeMessages } from './programme.messages.ts'
import { SeatProgramme } from './seat-programme.tsx'
import { useProgramme } from './use-programme.ts'

/** Makes a link to the choice of sessions. @param isNeeded must the visitor choose before paying? */
export type ToProgramme = (label: string, isNeeded: boolean) => ReactNode

/** In the basket: a link to the programme, with a note if a session has filled up or a choice is missing. */
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
 * Shown above the card fields: another choice for guests whose session has filled up. On another screen, what is typed
 * into the card fields would be lost.
 */
export function ChooseAgain() {
  const { site } = useSurroundings()
  const say = useMessages(programmeMessages)
  const container = useRef<HTMLDivElement>(null)
  const needy = useStore(filledUp(site).$seats)
  const { seats, missing } = useProgramme()
  useEffect(() => {
    if (!needy.length) return
    container.current?.focus({ preventScroll: true })
    container.current?.scrollIntoView()
  }, [needy])
  const asked = seats.filter(({ key }) => needy.includes(key))
  if (!asked.length) return null
  return (
    <div className="ticket-basket ticket-again" ref={container} tabIndex={-1}>
      <FilledUp />
      {asked.map(seat => (
        <SeatProgramme key={seat.key} seat={seat} level={3} />
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
