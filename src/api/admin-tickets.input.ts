import * as v from 'valibot'
import { described } from './endpoint.ts'
import { moment } from './moment.input.ts'
import { once, onceError } from './once.input.ts'
import { addOnKinds } from './tickets-read.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const yesNo = () => v.picklist(['yes', 'no'])
const maybeMoment = () => v.nullish(moment(), null)

/** The revision that was read. Absent: a new record. */
const revision = () => v.nullish(v.pipe(v.string(), v.maxLength(100)))

/** The fields of a type or a bundle that an organiser edits. Amounts are minor units, times ISO 8601. */
const offered = {
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(150)),
  description: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
  price: whole(0, 100_000_000),
  /** Position in the list: 1 is first. */
  place: whole(1, 1000),
  sale_opens_at: maybeMoment(),
  sale_closes_at: maybeMoment(),
  per_order_limit: v.nullish(whole(1, 500), null),
  restrictions: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(1000)), null),
  hiddenYN: yesNo(),
  publishedYN: yesNo(),
}

export const adminTickets = described({
  summary:
    'All ticket types and bundles of an event, drafts and hidden ones included, with what is sold, held and left.',
  needs: 'tickets.viewlist',
  input: v.object({}),
})

export const saveTicketType = described({
  summary: 'Makes a ticket type, or edits one.',
  needs: 'tickets.edit',
  errors: ['ticket_not_found', 'tickets_changed', onceError],
  input: v.object({
    /** Absent: a new type. */
    event_ticket_type_id: v.nullish(id()),
    revision: revision(),
    ...once,
    ...offered,
    capacity: whole(0, 1_000_000),
    waiting_listYN: yesNo(),
  }),
})

export const saveTicketBundle = described({
  summary: 'Makes a bundle of tickets, or edits one. Orders keep the tickets that it had then.',
  needs: 'tickets.edit',
  errors: ['ticket_not_found', 'tickets_changed', onceError],
  input: v.object({
    /** Absent: a new bundle. */
    ticket_bundle_id: v.nullish(id()),
    revision: revision(),
    ...once,
    ...offered,
    parts: v.pipe(
      v.array(v.object({ event_ticket_type_id: id(), quantity: whole(1, 500) })),
      v.minLength(1),
      v.maxLength(50),
    ),
  }),
})

export const saveTicketAddOn = described({
  summary:
    'Makes what guests are asked or offered besides their ticket, or edits it. A choice that somebody has taken stays.',
  needs: 'tickets.edit',
  errors: ['ticket_not_found', 'tickets_changed', onceError],
  input: v.object({
    /** Absent: a new add-on. */
    add_on_id: v.nullish(id()),
    revision: revision(),
    ...once,
    kind: v.picklist(addOnKinds),
    title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(150)),
    help: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(300)), null),
    /** Position in the list: 1 is first. */
    place: whole(1, 1000),
    requiredYN: yesNo(),
    /** Answered in the guest's own words: then there are no choices. */
    free_textYN: yesNo(),
    /** Empty: for all tickets. */
    event_ticket_type_ids: v.pipe(v.array(id()), v.maxLength(100)),
    choices: v.pipe(
      v.array(
        v.object({
          /** Absent: a new choice. */
          add_on_choice_id: v.nullish(id()),
          title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(150)),
          /** A choice with a price is sold together with the tickets. */
          price: whole(0, 100_000_000),
          capacity: v.nullish(whole(0, 1_000_000), null),
        }),
      ),
      v.maxLength(50),
    ),
  }),
})

export const deleteTickets = described({
  summary: 'Deletes a ticket type, a bundle or an add-on that nobody has ordered or answered, and nothing else is for.',
  needs: 'tickets.delete',
  errors: ['ticket_not_found', 'tickets_in_use'],
  input: v.object({ id: id() }),
})
