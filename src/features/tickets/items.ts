import type { TicketBundle, Tickets, TicketType } from '../../api/tickets.ts'

/** A type, a bundle, or a choice of an add-on with a price, as something to buy. */
export interface TicketItem {
  id: string
  kind: 'type' | 'bundle' | 'extra'
  title: string
  /** Minor units. */
  price: number
  left: number
  /** The most in one order, if there is a limit. */
  limit: number | undefined
}

/** The most that can be chosen of one item, if the organiser has set no limit. */
const mostAtOnce = 20

export const typeItem = (type: TicketType): TicketItem => itemOf(type.event_ticket_type_id, 'type', type)
export const bundleItem = (bundle: TicketBundle): TicketItem => itemOf(bundle.ticket_bundle_id, 'bundle', bundle)

export const itemsOf = ({ types, bundles }: Tickets): TicketItem[] => [
  ...bundles.map(bundleItem),
  ...types.map(typeItem),
]

function itemOf(
  id: string,
  kind: TicketItem['kind'],
  { title, price, left, per_order_limit }: TicketType | TicketBundle,
) {
  return { id, kind, title, price, left, limit: per_order_limit }
}

/** The most that can be chosen. `left` excludes what is chosen or reserved already. */
export const mostOf = ({ left, limit = mostAtOnce }: TicketItem, chosen: number, reserved: number): number =>
  Math.min(Math.max(left + reserved, chosen), limit)

/** How many of the item the reserved tickets make up. */
export function reservedOf(offered: TicketType | TicketBundle, types: Readonly<Record<string, number>>): number {
  const parts = 'parts' in offered ? offered.parts : [{ ...offered, quantity: 1 }]
  return Math.min(...parts.map(({ event_ticket_type_id: id, quantity }) => Math.floor((types[id] ?? 0) / quantity)))
}

/** The item in an order's or a basket's line. */
export function lineOf({ id, kind }: Pick<TicketItem, 'id' | 'kind'>) {
  if (kind === 'extra') return { add_on_choice_id: id }
  return kind === 'type' ? { event_ticket_type_id: id } : { ticket_bundle_id: id }
}
