import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { completion } from '../../../store/completion.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ticketIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import type { Completed } from '../../checkout/checkout.tsx'
import { ticketSale } from '../sale.store.ts'
import { payMessages } from './pay.messages.ts'
import { PayTickets } from './pay-tickets.tsx'
import type { TicketPay } from './ticket-pay.store.ts'
import { TicketsDone } from './tickets-done.tsx'

/** The checkout of the basket, as a screen. */
export function TicketCheckout() {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(payMessages)
  const token = useStore(site.$token)
  const onPaid = useOrderShown()
  const frame = useExplained(ticketSale(site), { loading: say('loading'), failed: say('failed') })
  const { state, words } = frame
  if (state.type === 'loading') return <RouteSkeleton name="checkout" {...waitingWords(state, words)} />
  const choose = (
    <LinkButton variant="primary" href={hrefTo('tickets')}>
      {say('choose')}
    </LinkButton>
  )
  return (
    <Page width="narrow" title={say('title')}>
      <ResourceFrame {...frame} Problem={NoticeProblem}>
        {() => (
          <PayTickets
            change={
              <p>
                <a href={hrefTo('tickets')}>{say('changeTickets')}</a>
              </p>
            }
            toProgramme={(label, isNeeded) => (
              <LinkButton
                {...(isNeeded && { variant: 'primary', wide: true })}
                href={hrefTo(token ? 'ticket-agendas' : 'ticket-guest-agendas')}
              >
                {label}
              </LinkButton>
            )}
            empty={
              <EmptyState icon={ticketIcon} title={say('emptyTitle')} action={choose}>
                {say('empty')}
              </EmptyState>
            }
            onPaid={onPaid}
            thankYou={completed =>
              completed.type === 'promised' ? (
                <TicketsDone completed={completed} />
              ) : (
                <RouteSkeleton name="checkout" label={say('loading')} />
              )
            }
          />
        )}
      </ResourceFrame>
    </Page>
  )
}

/** Shows a paid order with each line's amount. */
function useOrderShown() {
  const { site } = useSurroundings()
  const { open, hrefTo } = useLinks()
  const say = useTermMessages(payMessages)
  return useCallback(
    ({ basket, $donation }: TicketPay, completed: Completed) => {
      if (completed.type === 'promised') return
      const items = basket.$lines.get().map(({ item, count }) => ({
        title: `${count} × ${item.title}`,
        amount: item.price * count,
        id: item.id,
      }))
      const donation = $donation.get()
      if (donation) items.push({ title: say('donationRow'), amount: donation, id: 'donation' })
      // After a reload the basket may be empty.
      const shown = items.length ? items : [{ title: say('title'), amount: completed.order.lines_total }]
      const order = completed.order.order_id
      const documents = [
        { title: say('names'), url: hrefTo('assign-guest', { query: { order } }) },
        { title: say('showTickets'), url: hrefTo('your-tickets') },
      ]
      completion(site).complete({ origin: 'ticket', checkoutData: completed.order, items: shown, documents })
      open(pathTo('order-complete'), { replace: true })
    },
    [site, open, hrefTo, say],
  )
}
