import * as v from 'valibot'
import { challengeAnswer, earlierOrder, quantity, voucherCode, voucherRefusals } from './checkout-input.ts'
import { emailAddress } from './email-input.ts'
import { described } from './endpoint.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** A random key that the browser makes for each basket. Whoever knows it can change the basket. */
const reservationKey = () => v.pipe(v.string(), v.minLength(16), v.maxLength(100))

/** Exactly one of the two. */
const wanted = { event_ticket_type_id: v.nullish(id()), ticket_bundle_id: v.nullish(id()) }

export const tickets = described({
  summary: 'The tickets and bundles of an event that are shown, with their prices and how many are left.',
  errors: ['event_not_found'],
  input: v.object({ event: v.optional(v.string()) }),
})

export const unlockTickets = described({
  summary:
    'What a voucher shows of the tickets and bundles that are hidden. Empty: it unlocks nothing, but may take something off.',
  errors: [...voucherRefusals, 'challenge_required'],
  input: v.object({
    voucher_code: voucherCode,
    challenge_answer: challengeAnswer,
    /** Its use of the code counts as free. */
    ...earlierOrder,
  }),
})

export const reserveTickets = described({
  summary:
    'Reserves what is in a basket, and nothing else that the basket had before, for some minutes from its beginning. ' +
    'An empty list gives all of it back. The basket of an offer to the waiting list takes only what was offered.',
  errors: [
    'ticket_not_found',
    'ticket_sale_closed',
    'tickets_sold_out',
    'ticket_limit',
    'tickets_busy',
    'more_than_offered',
    'basket_promised',
  ],
  lowPriority: true,
  input: v.object({
    reservation_key: reservationKey(),
    /** Needed for tickets that the voucher unlocks. */
    voucher_code: v.nullish(voucherCode),
    challenge_answer: challengeAnswer,
    lines: v.pipe(
      v.array(v.object({ ...wanted, quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)) })),
      v.maxLength(50),
    ),
  }),
})

export const ticketReservation = described({
  summary: 'What is reserved for a basket, and until when.',
  errors: ['reservation_not_found'],
  input: v.object({ reservation_key: reservationKey() }),
})

export const extendReservation = described({
  summary: 'Gives a basket as much time again, once. Harmless to repeat.',
  errors: ['reservation_not_found', 'reservation_over'],
  input: v.object({ reservation_key: reservationKey() }),
})

export const joinWaitingList = described({
  summary:
    'Waits for tickets that come back. Whoever has waited longest is offered them by mail, for some time. A second call ' +
    'with the same address changes how many, if its owner is signed in. A mail confirms it, and has a link to leave ' +
    'the list.',
  errors: ['ticket_not_found', 'ticket_sale_closed', 'ticket_limit', 'tickets_left', 'no_waiting_list'],
  input: v.object({
    event_ticket_type_id: id(),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    first_name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter your first name'), v.maxLength(100)),
    last_name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter your last name'), v.maxLength(100)),
    email: emailAddress(),
  }),
})

/** From the mails of the waiting list, or from joining it. */
const waitingLink = { waiting_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }

export const waitingPlace = described({
  summary: 'Somebody’s place on a waiting list, by the link in its mails. Changes nothing.',
  errors: ['waiting_not_found'],
  input: v.object(waitingLink),
})

export const leaveWaitingList = described({
  summary:
    'Leaves a waiting list. Tickets that are offered at that time go to the next who waits, and an unpaid order of them ' +
    'ends. Harmless to repeat.',
  errors: ['waiting_not_found'],
  input: v.object(waitingLink),
})

/** Tickets in an order: of one type, a bundle, or something for a guest that has a price. Exactly one of the three. */
export const ticketLine = v.object({
  origin: v.literal('ticket'),
  quantity: quantity(500),
  ...wanted,
  add_on_choice_id: v.nullish(id()),
  /**
   * The key of the basket with these tickets, if they are reserved. Their time runs on, and an earlier order of the
   * same basket ends.
   */
  reservation_key: v.nullish(reservationKey()),
  /**
   * Ids of agenda sessions for each of the line's seats. The seats are sorted by ticket type id. Required where an
   * agenda of the type is required.
   */
  agendas: v.nullish(v.pipe(v.array(v.pipe(v.array(id()), v.maxLength(20))), v.maxLength(500))),
})
