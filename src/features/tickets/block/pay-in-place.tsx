import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { auth } from '../../../store/auth.ts'
import { eventSettings } from '../../../store/event-settings.ts'
import { Button } from '../../../ui/button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { payMessages } from '../pay/pay.messages.ts'
import { PayTickets } from '../pay/pay-tickets.tsx'
import { TicketsDone } from '../pay/tickets-done.tsx'

/** Pays for the tickets inside a block. */
export function PayInPlace({ onBack }: Readonly<{ onBack: () => void }>) {
  const { site } = useSurroundings()
  const say = useMessages(payMessages)
  const settings = useExplained(eventSettings(site), { loading: say('loading'), failed: say('failed') })
  const heading = useRef<HTMLHeadingElement>(null)
  const token = useStore(site.$token)
  const { isAuthenticated } = useStore(auth(site).$state)
  const back = (
    <p>
      <Button variant="quiet" onClick={onBack}>
        {say('changeTickets')}
      </Button>
    </p>
  )

  useEffect(() => heading.current?.focus(), [])
  // Whoever is signed in on the platform's own pages is so in a block on the same site.
  useEffect(() => {
    if (!token || isAuthenticated) return
    auth(site)
      .resume(undefined)
      .catch(problem => site.environment.report(problem, 'profile'))
  }, [site, token, isAuthenticated])

  return (
    <div className="tickets">
      <h3 ref={heading} tabIndex={-1}>
        {say('title')}
      </h3>
      <ResourceFrame {...settings} skeleton={<Skeleton height={420} radius={12} />} Problem={NoticeProblem}>
        {() => <PayTickets change={back} empty={back} thankYou={completed => <TicketsDone completed={completed} />} />}
      </ResourceFrame>
    </div>
  )
}
