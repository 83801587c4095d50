import type { TicketBundle, Tickets, TicketType } from '../../api/tickets.ts'
import type { Say } from '../../hooks/use-messages.ts'
import { formatMoment } from '../../lib/dates.ts'
import { joinInWords } from '../../lib/text.ts'
import type { ticketsMessages } from './tickets.messages.ts'

type SayTickets = Say<typeof ticketsMessages>
type Offered = TicketType | TicketBundle

/** With this many or more, the count is not shown. */
const plentyFrom = 20

/** How many are left, or why there are none. */
export function leftInWords(
  { state, left, offeredYN, sale_opens_at: opens }: Offered,
  { time_zone }: Pick<Tickets, 'time_zone'>,
  say: SayTickets,
  locale: string,
): string {
  if (state === 'soon') return say('soon', { time: opens ? formatMoment(opens, locale, time_zone) : '' })
  if (state === 'all_reserved' && offeredYN) return say('offered')
  if (state !== 'on_sale') return say(state)
  return left < plentyFrom ? say('left', { count: left }) : say('plenty')
}

/** The tickets of a bundle: "8 × Dinner seat and 4 × Dancing". */
export function partsInWords({ parts }: TicketBundle, say: SayTickets, locale: string): string {
  const named = parts.map(({ title, quantity }) => say('part', { count: quantity, title }))
  return joinInWords(named, locale)
}
