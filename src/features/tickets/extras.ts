import type { Tickets } from '../../api/tickets.ts'
import type { TicketItem } from './items.ts'

/** An add-on with choices that cost money. */
export interface Extra {
  id: string
  /** Guests who can have one of them. */
  guests: number
  items: readonly TicketItem[]
}

/** The add-ons with a price for guests with these tickets. @param types of the basket's seats */
export function extrasFor({ add_ons }: Tickets, types: readonly string[]): Extra[] {
  return add_ons.flatMap(({ add_on_id, title: name, event_ticket_type_ids: ids, choices }) => {
    const guests = types.filter(type => !ids.length || ids.includes(type)).length
    const items = choices
      .filter(({ price }) => price > 0)
      .map(({ add_on_choice_id: id, title, price, left = guests }): TicketItem => {
        return { id, kind: 'extra', title: `${name}: ${title}`, price, left: Math.min(left, guests), limit: undefined }
      })
    return guests && items.length ? { id: add_on_id, guests, items } : []
  })
}

/**
 * The chosen extras as items and counts: in all at most one for each guest. Those that are not left are kept, since this
 * visitor's own order may hold them.
 */
export function extraLines({ guests, items }: Extra, counts: Readonly<Record<string, number>>) {
  let room = guests
  return items.flatMap(item => {
    const count = Math.min(Object.hasOwn(counts, item.id) ? (counts[item.id] ?? 0) : 0, room)
    room -= count
    return count > 0 ? { item, count } : []
  })
}
