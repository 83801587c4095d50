import type { TicketAddOn } from '../../api/tickets.ts'

/** The questions for a type of ticket. */
export const addOnsFor = (addOns: readonly TicketAddOn[], typeId: string | undefined) =>
  addOns.filter(({ event_ticket_type_ids: ids }) => !ids.length || (typeId !== undefined && ids.includes(typeId)))
