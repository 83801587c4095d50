import type { TicketAddOn } from '../../api/tickets.ts'

/** The add-ons of a ticket type. */
export const addOnsFor = (addOns: readonly TicketAddOn[], typeId: string | undefined) =>
  addOns.filter(({ event_ticket_type_ids: ids }) => !ids.length || (typeId !== undefined && ids.includes(typeId)))
