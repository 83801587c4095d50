import { useStore } from '@nanostores/react'
import type { TicketBundle, Tickets, TicketType } from '../../api/tickets.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { formatMoment } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { bundleItem, mostOf, reservedOf, typeItem } from './items.ts'
import { leftInWords, partsInWords } from './ticket-words.ts'
import { ticketsMessages } from './tickets.messages.ts'
import { tickets } from './tickets.store.ts'
import { useReserved } from './use-reserved.ts'

type Props = Readonly<{
  sale: Tickets
  offered: TicketType | TicketBundle
  level: 2 | 3
  onWait: (id: string) => void
}>

/** A ticket type or a bundle: its text, its price, how many are left, and how many to buy. */
export function OfferRow({ sale, offered, level, onWait }: Props) {
  const { site, locale } = useSurroundings()
  const say = useMessages(ticketsMessages)
  const slice = tickets(site)
  const item = 'parts' in offered ? bundleItem(offered) : typeItem(offered)
  const chosen = useStore(slice.$state).purchasedTickets[item.id] ?? 0
  const reserved = reservedOf(offered, useReserved())
  const { title, description, price, state, restrictions, sale_closes_at: closes, per_order_limit: limit } = offered
  const { currency, currency_decimals: decimals, time_zone } = sale
  const most = mostOf(item, chosen, reserved)
  const isOpen = state !== 'soon' && state !== 'closed'
  const canWait = 'waiting_listYN' in offered && offered.waiting_listYN && isOpen && offered.left + reserved === 0
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="ticket" data-off={isOpen && most > 0 ? undefined : ''}>
      <div className="ticket-words">
        <Heading className="ticket-title">{title}</Heading>
        <p>{description}</p>
        {'parts' in offered && offered.parts.length > 1 && (
          <p className="tickets-quiet">{say('contains', { parts: partsInWords(offered, say, locale) })}</p>
        )}
        {restrictions && <p className="tickets-quiet">{restrictions}</p>}
        {limit !== undefined && isOpen && <p className="tickets-quiet">{say('limit', { count: limit })}</p>}
        {closes && isOpen && (
          <p className="tickets-quiet">{say('until', { time: formatMoment(closes, locale, time_zone) })}</p>
        )}
      </div>
      <div className="ticket-buy">
        <p className="ticket-price">
          {price === 0 ? say('free') : formatMoney({ minor: price, currency, decimals }, locale)}
        </p>
        <p className="ticket-left" data-few={state === 'on_sale' && offered.left < 10 ? '' : undefined}>
          {reserved > 0 && offered.left === 0
            ? say('yours', { count: reserved })
            : leftInWords(offered, sale, say, locale)}
        </p>
        {isOpen && most > 0 && (
          <SelectField
            label={say('howMany', { title })}
            name={`count-${item.id}`}
            value={String(chosen)}
            options={Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) }))}
            onInput={value => slice.choose(item.id, Number(value))}
          />
        )}
        {canWait && (
          <Button label={say('waitFor', { title })} onClick={() => onWait(item.id)}>
            {say('wait')}
          </Button>
        )}
      </div>
    </article>
  )
}
