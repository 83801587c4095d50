import { useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useCodeFrame } from '../../../hooks/use-code.ts'
import { useLive } from '../../../hooks/use-live.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import elements from '../../../ui/elements.css?inline'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { interrupted } from '../../checkout/subjects.ts'
import { ChooseTickets } from '../choose-tickets.tsx'
import { ticketSale } from '../sale.store.ts'
import { ticketsMessages } from '../tickets.messages.ts'
import { basketSubject, tickets } from '../tickets.store.ts'
import { Waiting } from '../waiting/waiting.tsx'

export interface TicketsBlockProps {
  /** A code that unlocks hidden tickets, or gives a discount. */
  voucher?: string | undefined
}

/** Sells tickets inside a block. */
export function TicketsBlock({ voucher }: Readonly<TicketsBlockProps>) {
  useStyles(elements)
  const { site, links } = useSurroundings()
  useState(() => voucher && tickets(site).keepVoucher(voucher))
  const say = useMessages(ticketsMessages)
  // The microsite resumes a payment on its own screen.
  const [view, setView] = useState<'choose' | 'pay'>(() =>
    !links && interrupted(site, basketSubject) ? 'pay' : 'choose',
  )
  const [waited, setWaited] = useState<string>()
  const { notLive, ...frame } = useLive(ticketSale(site), { loading: say('loading'), failed: say('failed') })
  if (view === 'pay') return <InPlace onBack={() => setView('choose')} />
  return (
    <ResourceFrame {...frame} skeleton={<Skeleton height={744} radius={12} />}>
      {sale =>
        waited === undefined ? (
          <>
            <ChooseTickets
              sale={sale}
              word={say('word')}
              level={3}
              onWait={setWaited}
              action={
                <Button variant="primary" onClick={() => setView('pay')}>
                  {say('goOn')}
                </Button>
              }
            />
            {notLive && <p className="tickets-quiet">{notLive}</p>}
          </>
        ) : (
          <Waiting sale={sale} id={waited} onBack={() => setWaited(undefined)} />
        )
      }
    </ResourceFrame>
  )
}

const load = () => import('./pay-in-place.tsx').then(module => module.PayInPlace)

function InPlace(props: Readonly<{ onBack: () => void }>) {
  return (
    <ResourceFrame {...useCodeFrame(load)} skeleton={<Skeleton height={420} radius={12} />}>
      {PayInPlace => <PayInPlace {...props} />}
    </ResourceFrame>
  )
}
