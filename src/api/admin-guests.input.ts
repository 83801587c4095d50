import * as v from 'valibot'
import { emailAddress } from './email-input.ts'
import { described } from './endpoint.ts'
import { moment } from './moment.input.ts'
import { once, onceError } from './once.input.ts'
import { paging } from './paging.input.ts'
import { mobileNumber } from './person.ts'
import { guestName as name, optional } from './ticket-guests.input.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

const guest = {
  guest_name: optional(name()),
  guest_email: optional(emailAddress()),
  guest_mobile: optional(mobileNumber()),
}

export const adminGuests = described({
  summary: 'The guests of an event, with what they have answered and what they need.',
  needs: 'tickets.viewlist',
  input: v.object({
    ...paging,
    /** Only guests who come, have not answered, do not come, have no name yet, or whose seat was refunded. */
    group: v.optional(v.picklist(['yes', 'awaiting', 'no', 'nameless', 'ended'])),
    /** Only guests who have chosen this session of the programme. */
    session_id: v.optional(id()),
    /** Only this guest. */
    guest_ticket_id: v.optional(id()),
  }),
})

export const editGuest = described({
  summary:
    'Edits who sits on a seat, and whether they come. Another address gives the seat to somebody else: what its guest ' +
    'had answered and chosen is deleted.',
  needs: 'tickets.edit',
  errors: ['seat_not_found', 'guest_changed', 'guest_in_house'],
  input: v.object({
    guest_ticket_id: id(),
    revision: v.number(),
    ...guest,
    rsvp_status: v.picklist(['awaiting', 'yes', 'no']),
  }),
})

export const inviteByDesk = described({
  summary: 'Mails a guest their personal link, again if need be.',
  needs: 'tickets.edit',
  errors: ['seat_not_found', 'seat_ended', 'guest_without_email'],
  input: v.object({ guest_ticket_id: id() }),
})

export const addGuest = described({
  summary: 'Invites somebody without an order. They are mailed a link to answer by.',
  needs: 'tickets.add',
  errors: [onceError],
  input: v.object({ ...guest, ...once, guest_name: name(), guest_email: emailAddress(), title: name() }),
})

export const seatRefund = described({
  summary: 'The seats and extras of an order, by one of its seats, with what a refund of each gives back.',
  needs: 'tickets.delete',
  errors: ['seat_not_found', 'seat_without_order'],
  input: v.object({ guest_ticket_id: id() }),
})

export const refundSeats = described({
  summary:
    'Refunds some seats and extras of one order and ends exactly those, once the payment provider has said that it is done. Their tickets are for sale again.',
  needs: 'tickets.delete',
  errors: ['seat_not_found', 'seat_without_order', 'seat_ended', 'guest_in_house', 'refund_too_large'],
  input: v.object({
    guest_ticket_ids: v.pipe(v.array(id()), v.maxLength(500)),
    /** Lines of extras, such as wine, by their ids in the refund of the order. */
    extra_ids: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(100)), []),
    /** Are seats of guests who are inside included? */
    even_inYN: v.picklist(['yes', 'no']),
  }),
})

export const adminAgendas = described({
  summary: 'The programme as it is edited.',
  needs: 'tickets.viewlist',
  input: v.object({}),
})

export const saveAgendas = described({
  summary:
    'Makes the programme this. A session that guests have chosen stays, and its capacity is not below how many have.',
  needs: 'tickets.edit',
  errors: ['agendas_changed', onceError],
  input: v.object({
    ...once,
    revision: v.string(),
    agendas: v.pipe(
      v.array(
        v.object({
          /** Absent: a new one. */
          agenda_id: v.nullish(id()),
          title: name(),
          requiredYN: v.picklist(['yes', 'no']),
          ticket_type_ids: v.nullish(v.array(id())),
          sessions: v.pipe(
            v.array(
              v.object({
                session_id: v.nullish(id()),
                title: name(),
                description: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
                location: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(150)), null),
                starts_at: moment(),
                ends_at: moment(),
                capacity: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), null),
                /** Closed to new guests. Those who have chosen it keep it. */
                closedYN: v.picklist(['yes', 'no']),
              }),
            ),
            v.maxLength(100),
          ),
        }),
      ),
      v.maxLength(50),
    ),
  }),
})
