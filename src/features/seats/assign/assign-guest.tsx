import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { heldTickets } from '../../../store/held-tickets.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { LostLink } from '../lost-link.tsx'
import { NoTickets } from '../no-tickets.tsx'
import css from '../seats.css?inline'
import { seatsMessages } from '../seats.messages.ts'
import { ownTickets } from '../tickets/your-tickets.store.ts'
import { assignMessages } from './assign.messages.ts'
import { AssignForm } from './assign-form.tsx'
import { orderSeats } from './order-seats.store.ts'

type Props = Readonly<{
  /** The order's id in the path. */
  orderId: string | undefined
  /** The part of a mailed link behind its `#`: the order and its key. */
  link: string
}>

/** The buyer's form to name the guests on their seats. */
export function AssignGuest({ orderId, link }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(assignMessages)
  const [linked, key] = link.split('.')
  if (linked && key) heldTickets(site).addOrder(linked, key)
  const id = key ? linked : orderId
  return (
    <Page title={say('title')} lead={say('lead')}>
      {id ? <Order key={id} orderId={id} /> : <Orders />}
    </Page>
  )
}

function Order({ orderId }: Readonly<{ orderId: string }>) {
  const { site } = useSurroundings()
  const saySeats = useMessages(seatsMessages)
  // Remounted for another user, who has other orders.
  const own = useUserSlice(ownTickets)
  const order = useStable(() => orderSeats(site, orderId), [site, orderId, own])
  const frame = useExplained(order, { loading: saySeats('loading'), failed: saySeats('failed') })
  return (
    <>
      <ResourceFrame {...frame} skeleton={<Skeleton height={640} radius={12} />} Problem={NoticeProblem}>
        {seats => <AssignForm order={order} seats={seats} />}
      </ResourceFrame>
      {frame.state.type === 'failed' && <LostLink />}
    </>
  )
}

/** The visitor's orders. If there is only one, it is opened. */
function Orders() {
  const { hrefTo } = useLinks()
  const say = useMessages(assignMessages)
  const saySeats = useMessages(seatsMessages)
  const tickets = useUserSlice(ownTickets)
  const frame = useExplained(tickets, { loading: saySeats('loading'), failed: saySeats('failed') })
  useEffect(() => {
    void tickets.refresh()
  }, [tickets])
  return (
    <ResourceFrame {...frame} skeleton={<Skeleton height={240} radius={12} />} Problem={NoticeProblem}>
      {({ orders }) => {
        const [first, ...others] = orders
        if (!first) return <NoTickets title={say('none')} text={say('noneText')} path="/assign-guest" />
        if (!others.length) return <Order orderId={first.order_id} />
        return (
          <section>
            <h2 className="seats-title">{say('which')}</h2>
            <ul className="ticket-list">
              {orders.map(({ order_id, order_reference, tickets }) => (
                <li key={order_id} className="ticket">
                  <span className="ticket-words">
                    <strong>{say('order', { reference: order_reference })}</strong>
                    <span>{say('seatsOf', { count: tickets.length })}</span>
                  </span>
                  <LinkButton href={hrefTo('assign-guest', { query: { order: order_id } })}>{say('title')}</LinkButton>
                </li>
              ))}
            </ul>
          </section>
        )
      }}
    </ResourceFrame>
  )
}
