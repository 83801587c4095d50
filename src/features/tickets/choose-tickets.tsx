import { useStore } from '@nanostores/react'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import type { Tickets } from '../../api/tickets.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useCodeFrame } from '../../hooks/use-code.ts'
import { useEmit } from '../../hooks/use-emit.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { formatMoney } from '../../lib/money.ts'
import { joinInWords } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import { useFirstFew } from '../../ui/use-first-few.ts'
import css from './choose-tickets.css?inline'
import { itemsOf } from './items.ts'
import { OfferRow } from './offer-row.tsx'
import type { ReleaseTickets } from './release-tickets.tsx'
import type { ticketsEvents } from './tickets.events.ts'
import { ticketsMessages } from './tickets.messages.ts'
import { tickets } from './tickets.store.ts'
import { unlocked, withUnlocked } from './unlocked.store.ts'
import { useReserved } from './use-reserved.ts'

type Props = Readonly<{
  sale: Tickets
  /** What they are called, in the plural. */
  word: string
  /** Heading level of the titles. */
  level: 2 | 3
  /** The way to the next step, once something is chosen. */
  action: ReactNode
  /** Called to join the waiting list for a ticket type. */
  onWait: (id: string) => void
}>

/** As many as a phone shows. */
const firstOffers = 3

/** Ticket types and bundles: price, how many are left, and how many to buy. */
export function ChooseTickets({ sale: open, word, level, action, onWait }: Props) {
  useStyles(css)
  const { site, locale } = useSurroundings()
  const say = useMessages(ticketsMessages)
  const { purchasedTickets: counts } = useStore(tickets(site).$state)
  const sale = withUnlocked(open, useStore(unlocked(site)))
  const { currency, currency_decimals: decimals, types, bundles, add_ons } = sale
  const chosen = itemsOf(sale).map(item => ({ item, count: counts[item.id] ?? 0 }))
  const count = chosen.reduce((sum, one) => sum + one.count, 0)
  const minor = chosen.reduce((sum, one) => sum + one.count * one.item.price, 0)
  const asked = add_ons.filter(({ choices }) => !choices.some(({ price }) => price > 0)).map(({ title }) => title)
  const kept = Object.values(useReserved()).reduce((sum, one) => sum + one, 0)
  const offers = [...bundles, ...types]
  const shown = useFirstFew(offers, firstOffers)
  const emit = useEmit<typeof ticketsEvents>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once, not with each change of the stock
  useEffect(() => emit('view-item-list', { currency, offers: offers.length }), [emit])

  return (
    <div className="tickets">
      {!offers.length && <p>{say('none', { tickets: word })}</p>}
      <ul className="tickets-list">
        {offers.map((offered, at) => (
          <li key={'parts' in offered ? offered.ticket_bundle_id : offered.event_ticket_type_id}>
            {at < shown.length ? (
              <OfferRow sale={sale} offered={offered} level={level} onWait={onWait} />
            ) : (
              <Skeleton height={200} radius={12} />
            )}
          </li>
        ))}
      </ul>
      {asked.length > 0 && <p className="tickets-quiet">{say('asked', { things: joinInWords(asked, locale) })}</p>}
      <Code />
      {count === 0 && kept > 0 && <GiveBackLater count={kept} />}
      {count > 0 && (
        <div className="tickets-sum">
          <p>
            {say('chosen', { count })} <strong>{formatMoney({ minor, currency, decimals }, locale)}</strong>
          </p>
          {action}
        </div>
      )}
    </div>
  )
}

const loadGiveBack = () => import('./release-tickets.tsx').then(module => module.ReleaseTickets)

function GiveBackLater(props: ComponentProps<typeof ReleaseTickets>) {
  return (
    <ResourceFrame {...useCodeFrame(loadGiveBack)}>{ReleaseTickets => <ReleaseTickets {...props} />}</ResourceFrame>
  )
}

const loadUnlock = () => import('./unlock/unlock-part.tsx').then(module => module.UnlockPart)

/** A quiet button that turns into a field for a code. A code may show hidden tickets. */
function Code() {
  const { site } = useSurroundings()
  const say = useMessages(ticketsMessages)
  const [asked, setAsked] = useState(false)
  // A stored code that is refused is removed, and its field shows the reason.
  const [isKept] = useState(() => tickets(site).$state.get().metaData.voucherCode !== undefined)
  if (asked || isKept) return <Unlock asked={asked} />
  return (
    <p>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {say('code')}
      </Button>
    </p>
  )
}

function Unlock(props: Readonly<{ asked: boolean }>) {
  return <ResourceFrame {...useCodeFrame(loadUnlock)}>{UnlockPart => <UnlockPart {...props} />}</ResourceFrame>
}
