import { useEffect, useRef, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useResumedSession } from '../../../hooks/use-resumed-session.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { eventSettings } from '../../../store/event-settings.ts'
import { Button } from '../../../ui/button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { payMessages } from '../pay/pay.messages.ts'
import { PayTickets } from '../pay/pay-tickets.tsx'
import { TicketsDone } from '../pay/tickets-done.tsx'
import { ChooseProgramme } from '../programme/choose-programme.tsx'
import { programmeMessages } from '../programme/programme.messages.ts'

/** Pays for the tickets inside a block. */
export function PayInPlace({ onBack }: Readonly<{ onBack: () => void }>) {
  const { site } = useSurroundings()
  const say = useTermMessages(payMessages)
  const sayProgramme = useMessages(programmeMessages)
  const settings = useExplained(eventSettings(site), { loading: say('loading'), failed: say('failed') })
  const heading = useRef<HTMLHeadingElement>(null)
  const back = (
    <p>
      <Button variant="quiet" onClick={onBack}>
        {say('changeTickets')}
      </Button>
    </p>
  )

  const [isChoosing, setChoosing] = useState(false)
  const onward = (
    <Button variant="primary" wide onClick={() => setChoosing(false)}>
      {sayProgramme('goOn')}
    </Button>
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts at its heading
  useEffect(() => heading.current?.focus(), [isChoosing])
  useResumedSession()

  return (
    <div className="tickets">
      <h3 ref={heading} tabIndex={-1}>
        {isChoosing ? sayProgramme('title') : say('title')}
      </h3>
      <ResourceFrame {...settings} skeleton={<Skeleton height={420} radius={12} />} Problem={NoticeProblem}>
        {() =>
          isChoosing ? (
            <>
              <p>{sayProgramme('lead')}</p>
              <ChooseProgramme action={onward} />
            </>
          ) : (
            <PayTickets
              change={back}
              empty={back}
              toProgramme={(label, isNeeded) => (
                <Button {...(isNeeded && { variant: 'primary', wide: true })} onClick={() => setChoosing(true)}>
                  {label}
                </Button>
              )}
              thankYou={completed => <TicketsDone completed={completed} />}
            />
          )
        }
      </ResourceFrame>
    </div>
  )
}
