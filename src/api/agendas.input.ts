import * as v from 'valibot'
import { described } from './endpoint.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

export const agendas = described({
  summary: 'The programme of an event: what guests choose, and how many places are left.',
  errors: ['event_not_found'],
  input: v.object({ event: v.optional(v.string()) }),
})

export const chooseAgendas = described({
  summary: 'Chooses sessions for a seat: by its owner, or by its guest with the seat’s link.',
  errors: ['order_not_found', 'seat_not_found', 'seat_ended', 'seat_declined', 'agenda_full', 'agenda_required'],
  input: v.object({
    guest_ticket_id: id(),
    order_id: v.nullish(id()),
    order_key: v.nullish(v.pipe(v.string(), v.maxLength(200))),
    claim_token: v.nullish(v.pipe(v.string(), v.maxLength(300))),
    session_ids: v.pipe(v.array(id()), v.maxLength(20)),
  }),
})
