import {
  count,
  currency,
  decimals,
  decoderOf,
  instant,
  list,
  maybe,
  minor,
  object,
  oneOf,
  text,
  yesNo,
} from './fields.ts'
import type { TicketAddOn, TicketBundle, TicketStock, Tickets, TicketType } from './tickets.ts'
import { addOnKinds, ticketStates } from './tickets-read.ts'

const changing = { state: oneOf(ticketStates), left: count, offeredYN: maybe(yesNo) }

const offered = {
  title: text,
  description: text,
  price: minor,
  ...changing,
  sale_opens_at: maybe(instant),
  sale_closes_at: maybe(instant),
  per_order_limit: maybe(count),
  restrictions: maybe(text),
}

/** The decoders in this file are the browser's. `tickets.ts` has the server's schemas of the same data. */
export const sentTickets = decoderOf(
  object<Tickets>({
    currency,
    currency_decimals: decimals,
    time_zone: text,
    server_time: instant,
    sequence: count,
    types: list(object<TicketType>({ event_ticket_type_id: text, ...offered, waiting_listYN: yesNo })),
    bundles: list(
      object<TicketBundle>({
        ticket_bundle_id: text,
        ...offered,
        parts: list(
          object<TicketBundle['parts'][number]>({ event_ticket_type_id: text, title: text, quantity: count }),
        ),
      }),
    ),
    add_ons: list(
      object<TicketAddOn>({
        add_on_id: text,
        kind: oneOf(addOnKinds),
        title: text,
        help: maybe(text),
        requiredYN: yesNo,
        free_textYN: yesNo,
        event_ticket_type_ids: list(text),
        choices: list(
          object<TicketAddOn['choices'][number]>({
            add_on_choice_id: text,
            title: text,
            price: minor,
            left: maybe(count),
          }),
        ),
      }),
    ),
  }),
)

export const sentTicketStock = decoderOf(
  object<TicketStock>({
    sequence: count,
    types: list(object<TicketStock['types'][number]>({ event_ticket_type_id: text, ...changing })),
    bundles: list(object<TicketStock['bundles'][number]>({ ticket_bundle_id: text, ...changing })),
    editedYN: yesNo,
  }),
)
