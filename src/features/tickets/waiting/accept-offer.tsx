import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useFailure } from '../../../hooks/use-failure.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ticketBasket } from '../reservation.store.ts'
import { waitingMessages } from './waiting.messages.ts'

/** Accepts an offer that was mailed to somebody on the waiting list, and goes on to paying for it. */
export function AcceptOffer({ offer }: Readonly<{ offer: string }>) {
  const { site } = useSurroundings()
  const { open, hrefTo } = useLinks()
  const say = useMessages(waitingMessages)
  const { acceptOffer, $held, $missed, key } = ticketBasket(site)
  const state = useStore(acceptOffer.$state)
  const held = useStore($held)
  const missed = useStore($missed)
  const failure = useFailure(state.type === 'failed' ? state.failure : undefined)

  useEffect(() => void acceptOffer.run(offer), [acceptOffer, offer])
  useEffect(() => {
    if (held && held.state !== 'over' && key() === offer) {
      open(pathTo(site.$token.get() ? 'ticket-checkout' : 'ticket-guest-checkout'), { replace: true })
    }
  }, [held, key, offer, open, site])

  if (failure) {
    return (
      <Notice
        kind="error"
        title={say('failed')}
        action={<Button onClick={() => void acceptOffer.run(offer)}>{say('again')}</Button>}
      >
        <p>{failure.text ?? failure.title}</p>
      </Notice>
    )
  }
  if (missed === 'over') {
    return (
      <Notice kind="info" title={say('over')}>
        <p>{say('overText')}</p>
      </Notice>
    )
  }
  if (missed) {
    return (
      <Notice
        kind="info"
        title={say(missed)}
        action={<LinkButton href={hrefTo('your-tickets')}>{say('yourTickets')}</LinkButton>}
      >
        <p>{say(`${missed}Text`)}</p>
      </Notice>
    )
  }
  return <Notice kind="info" title={say('taking')} />
}
