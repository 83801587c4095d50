import * as v from 'valibot'
import { emailAddress } from './email-input.ts'
import { described } from './endpoint.ts'
import { mobileNumber } from './person.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

/** An empty text counts as absent. */
export const optional = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.pipe(
    v.nullish(v.union([v.pipe(v.string(), v.trim(), v.literal('')), schema])),
    v.transform(typed => typed || null),
  )

/** The name of the guest on a seat. */
export const guestName = () =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a name'), v.maxLength(150, 'This name is too long'))

/** By the add-on's id: the id of a choice, or the guest's own words. Null: no answer. */
const answers = () =>
  v.nullish(v.record(id(), v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(500, 'This is too long')), '')))

const guest = {
  guest_name: optional(guestName()),
  guest_email: optional(emailAddress()),
  /** As typed, or E.164. */
  guest_mobile: optional(mobileNumber()),
  answers: answers(),
}

/** Whoever has bought the seats: the owner's session, the order's key, or the key in its mail. */
const owner = { order_id: id(), order_key: v.nullish(v.pipe(v.string(), v.maxLength(200))) }

const ofSeat = { ...owner, guest_ticket_id: id() }

const token = () => v.pipe(v.string(), v.maxLength(300))

export const orderGuests = described({
  summary: 'The seats of an order with their guests, for its owner.',
  errors: ['order_not_found'],
  input: v.object(owner),
})

export const saveGuests = described({
  summary:
    'Says who sits on some of an order’s seats. A seat that somebody has changed since, or whose guest has taken it over, is left as it is, and named. Nothing is saved where a guest who is in would lose the seat.',
  errors: ['order_not_found', 'seat_not_found', 'guest_in_house'],
  input: v.object({
    ...owner,
    guests: v.pipe(v.array(v.object({ ...guest, guest_ticket_id: id(), revision: v.number() })), v.maxLength(500)),
  }),
})

export const inviteGuest = described({
  summary:
    'The personal link of a seat, which its guest takes it over by; mailed to the guest if asked for. Once they have, it is only mailed to them.',
  errors: ['order_not_found', 'seat_not_found', 'seat_ended', 'seat_claimed', 'guest_without_email'],
  input: v.object({ ...ofSeat, send: v.picklist(['mail', 'link']) }),
})

export const recallGuest = described({
  summary: 'Takes a seat back from a guest who has not taken it over yet. Its links work no more.',
  errors: ['order_not_found', 'seat_not_found', 'seat_ended', 'guest_in_house', 'seat_claimed'],
  input: v.object(ofSeat),
})

export const reassignGuest = described({
  summary: 'Gives a seat to somebody else, even if its guest has taken it over. Earlier links and codes work no more.',
  errors: ['order_not_found', 'seat_not_found', 'seat_ended', 'guest_in_house'],
  input: v.object({ ...ofSeat, ...guest }),
})

export const yourTickets = described({
  summary:
    'The tickets of whoever is signed in, and of those links and orders that a device has. What is not found is left out.',
  input: v.object({
    tokens: v.pipe(v.array(token()), v.maxLength(50)),
    orders: v.pipe(v.array(v.object(owner)), v.maxLength(50)),
  }),
})

export const seatByLink = described({
  summary: 'The seat of a personal link.',
  errors: ['seat_not_found'],
  input: v.object({ claim_token: token() }),
})

export const claimSeat = described({
  summary:
    'A guest takes over a seat, answers whether they come, and says what they need. Again: they change that. Harmless to repeat.',
  errors: ['seat_not_found', 'seat_ended', 'seat_claimed', 'agenda_full', 'agenda_required'],
  input: v.object({
    claim_token: token(),
    ...guest,
    guest_name: guestName(),
    rsvp_status: v.picklist(['yes', 'no']),
    /** Absent: what was chosen of the programme stays. */
    session_ids: v.nullish(v.pipe(v.array(id()), v.maxLength(20))),
  }),
})

export const transferSeat = described({
  summary:
    'A guest gives their seat to somebody else, who is mailed a link. The guest’s own link and code work no more.',
  errors: ['seat_not_found', 'seat_ended', 'guest_in_house'],
  input: v.object({ claim_token: token(), guest_name: guestName(), guest_email: emailAddress() }),
})

export const mailTicketLinks = described({
  summary: 'Mails whoever has lost them the links to their tickets here. The same answer whether or not there are any.',
  input: v.object({ guest_email: emailAddress() }),
})
