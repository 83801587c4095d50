import { eventChannel } from '../../api/channels.ts'
import { sentTicketStock, sentTickets } from '../../api/sent-tickets.ts'
import type { TicketStock, Tickets } from '../../api/tickets.ts'
import { ticketStockEvent, ticketsRead } from '../../api/tickets-read.ts'
import { liveResource } from '../../store/live.ts'
import { part } from '../../store/push-rules.ts'
import { serverClock } from '../../store/server-clock.ts'
import { defineSlice } from '../../store/slice.ts'

/** The event's tickets, and how many are left. */
export const ticketSale = defineSlice('ticket-sale', site =>
  liveResource<Tickets>(site, {
    read: () =>
      serverClock(site).timed(() => site.client.call({ ...ticketsRead, output: sentTickets }, { event: site.event })),
    channel: eventChannel,
    sequenceOf: ({ sequence }) => sequence,
    pushes: [
      part<Tickets, typeof sentTicketStock>(
        { event: ticketStockEvent, data: sentTicketStock },
        {
          keyOf: () => '',
          sequenceOf: ({ sequence }) => sequence,
          numberOf: ({ sequence }) => sequence,
          needsRead: ({ editedYN }) => editedYN,
          apply: withStock,
        },
      ),
    ],
  }),
)

function withStock(known: Tickets, { sequence, types, bundles }: TicketStock): Tickets {
  return {
    ...known,
    sequence,
    types: known.types.map(type => ({
      ...type,
      ...types.find(one => one.event_ticket_type_id === type.event_ticket_type_id),
    })),
    bundles: known.bundles.map(bundle => ({
      ...bundle,
      ...bundles.find(one => one.ticket_bundle_id === bundle.ticket_bundle_id),
    })),
  }
}
