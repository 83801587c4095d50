import { useEffect } from 'react'
import type { Ticket, YourTickets as Tickets } from '../../../api/ticket-guests.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useCodeFrame } from '../../../hooks/use-code.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { calendarFile } from '../../../lib/calendar.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { heldTickets } from '../../../store/held-tickets.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import printed from '../../../ui/print.css?inline'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { NoTickets } from '../no-tickets.tsx'
import css from '../seats.css?inline'
import { seatsMessages } from '../seats.messages.ts'
import { TicketCard } from './ticket-card.tsx'
import { yourTicketsMessages } from './your-tickets.messages.ts'
import { ownTickets } from './your-tickets.store.ts'

type Props = Readonly<{
  /** The part of a mailed link behind its `#`: the order and its key. May be empty. */
  link: string
}>

/** The visitor's tickets, as a screen. */
export function YourTickets({ link }: Props) {
  const { site } = useSurroundings()
  const say = useTermMessages(yourTicketsMessages)
  const [order, key] = link.split('.')
  if (order && key) heldTickets(site).addOrder(order, key)
  return (
    <Page width="reading" title={say('title')}>
      <Section />
    </Page>
  )
}

/** The same as a section of the account. */
export function Section() {
  useStyles(printed)
  useStyles(css)
  const say = useTermMessages(yourTicketsMessages)
  const tickets = useUserSlice(ownTickets)
  const frame = useExplained(tickets, { loading: say('loading'), failed: say('failed') })
  const words = { ...frame.words, stale: say('stale') }

  // The tickets shown at first may be those of the last visit.
  useEffect(() => {
    void tickets.refresh()
  }, [tickets])

  return (
    <ResourceFrame {...frame} words={words} skeleton={<Skeleton height={420} radius={12} />} Problem={NoticeProblem}>
      {shown => (shown.orders.length + shown.guest_of.length ? <Shown {...shown} /> : <None />)}
    </ResourceFrame>
  )
}

function None() {
  const say = useTermMessages(yourTicketsMessages)
  return <NoTickets title={say('emptyTitle')} text={say('empty')} path="/tickets/your-tickets" />
}

function Shown({ orders, guest_of }: Tickets) {
  const { hrefTo } = useLinks()
  const say = useTermMessages(yourTicketsMessages)
  const all = [...guest_of, ...orders.flatMap(({ tickets }) => tickets)]
  return (
    <div className="tickets">
      <p className="seats-quiet">{say('bright')}</p>
      <Keep tickets={all} />
      {guest_of.length > 0 && (
        <Card title={say('guestOf')}>
          <List tickets={guest_of} />
        </Card>
      )}
      {orders.map(({ order_id, order_reference, unassigned, tickets }) => (
        <Card
          key={order_id}
          title={say('order', { reference: order_reference })}
          aside={
            <LinkButton
              variant={unassigned ? 'primary' : 'secondary'}
              href={hrefTo('assign-guest', { query: { order: order_id } })}
            >
              {say(unassigned ? 'assign' : 'manage')}
            </LinkButton>
          }
        >
          {unassigned > 0 && <p>{say('unassigned', { count: unassigned })}</p>}
          <List tickets={tickets} />
        </Card>
      ))}
    </div>
  )
}

const List = ({ tickets }: Readonly<{ tickets: readonly Ticket[] }>) => (
  <ul className="ticket-list">
    {tickets.map(ticket => (
      <TicketCard key={ticket.guest_ticket_id} ticket={ticket} />
    ))}
  </ul>
)

/** Loaded with the tickets: after a press, browsers allow a new window only without a delay. */
const loadPrint = () => import('./print-tickets.ts')

/** Buttons to print the tickets and to add them to a calendar. */
function Keep({ tickets }: Readonly<{ tickets: readonly Ticket[] }>) {
  const { element, locale } = useSurroundings()
  const settings = useSettings()
  const say = useTermMessages(yourTicketsMessages)
  const saySeats = useMessages(seatsMessages)
  const { name, starts_at: starts, ends_at: ends, microsite_url: url, event_id, event_path_name, time_zone } = settings

  const code = useCodeFrame(loadPrint, { failed: say('noPrint') })

  function print({ printTickets }: Awaited<ReturnType<typeof loadPrint>>) {
    const when = (instant: string) => formatMoment(instant, locale, time_zone)
    const lines = ({ guest_name, title, bundle_title, number, sessions }: Ticket) => [
      starts && when(starts),
      guest_name ?? say('nobody'),
      bundle_title ? `${bundle_title} · ${saySeats('seat', { number: String(number) })}` : title,
      ...sessions.map(({ title, starts_at, location }) =>
        [title, when(starts_at), location].filter(Boolean).join(' · '),
      ),
    ]
    printTickets(element.ownerDocument.defaultView, tickets, { title: name, locale, lines })
  }

  function save() {
    if (!starts) return
    const file = calendarFile({ uid: `${event_id}@fayre`, title: name, starts, ends, url }, new Date())
    saveFile(`${event_path_name}.ics`, file, 'text/calendar')
  }

  return (
    <div className="seats-actions">
      <ResourceFrame {...code} skeleton={<Button busy>{say('print')}</Button>}>
        {code => <Button onClick={() => print(code)}>{say('print')}</Button>}
      </ResourceFrame>
      {starts && <Button onClick={save}>{say('calendar')}</Button>}
    </div>
  )
}
