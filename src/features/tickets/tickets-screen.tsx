import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useCodeFrame } from '../../hooks/use-code.ts'
import { useExplainedLive } from '../../hooks/use-explained-live.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useTerm } from '../../hooks/use-term.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../ui/skeletons/route-skeleton.tsx'
import { ChooseTickets } from './choose-tickets.tsx'
import { ticketSale } from './sale.store.ts'
import { ticketsMessages } from './tickets.messages.ts'
import { Waiting } from './waiting/waiting.tsx'

type Props = Readonly<{
  title: string
  /** The address's fragment: `#offer=…` or `#waiting=…` in mails to somebody on the waiting list. */
  hash: string
}>

/** The event's tickets. */
export function TicketsScreen({ title, hash }: Props) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const token = useStore(site.$token)
  const say = useMessages(ticketsMessages)
  const word = useTerm()
  const { notLive, ...frame } = useExplainedLive(ticketSale(site), { loading: say('loading'), failed: say('failed') })
  const [waited, setWaited] = useState<string>()
  const offer = /(?:^|&)offer=([\w-]{16,100})$/.exec(hash)?.[1]
  const place = /(?:^|&)waiting=([\w.-]+)$/.exec(hash)?.[1]
  const { state, words } = frame
  const choice = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  // The button that opened the form gets the focus back.
  useEffect(() => {
    if (waited === undefined && opener.current instanceof HTMLElement) opener.current.focus()
  }, [waited])

  function wait(id: string): void {
    opener.current = (choice.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null
    setWaited(id)
  }

  if (state.type === 'loading') return <RouteSkeleton name="tickets" {...waitingWords(state, words)} />
  return (
    <Page title={title}>
      {offer && <Offered offer={offer} />}
      {place && <OwnPlace key={place} token={place} />}
      <ResourceFrame {...frame} Problem={NoticeProblem}>
        {sale => (
          <>
            <div ref={choice} hidden={waited !== undefined}>
              <ChooseTickets
                sale={sale}
                word={word('ticket', 2)}
                level={2}
                onWait={wait}
                action={
                  <LinkButton variant="primary" href={hrefTo(token ? 'ticket-checkout' : 'ticket-guest-checkout')}>
                    {say('goOn')}
                  </LinkButton>
                }
              />
              {notLive && <p className="tickets-quiet">{notLive}</p>}
            </div>
            {waited !== undefined && <Waiting sale={sale} id={waited} onBack={() => setWaited(undefined)} />}
          </>
        )}
      </ResourceFrame>
    </Page>
  )
}

const loadOffer = () => import('./waiting/accept-offer.tsx').then(module => module.AcceptOffer)

const loadPlace = () => import('./waiting/leave.tsx').then(module => module.Place)

function OwnPlace(props: Readonly<{ token: string }>) {
  return <ResourceFrame {...useCodeFrame(loadPlace)}>{Place => <Place {...props} />}</ResourceFrame>
}

function Offered(props: Readonly<{ offer: string }>) {
  return <ResourceFrame {...useCodeFrame(loadOffer)}>{AcceptOffer => <AcceptOffer {...props} />}</ResourceFrame>
}
