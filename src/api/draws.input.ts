import * as v from 'valibot'
import { quantity } from './checkout-input.ts'
import { described } from './endpoint.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const confirmed = () => v.nullish(v.picklist(['yes', 'no']))

/** The most numbers in one order. */
export const mostNumbers = 500

export const prizeDraws = described({
  summary: 'The prize draws of an event: those that are open first, then by the day they are drawn.',
  errors: ['event_not_found'],
  input: v.object({
    event: v.optional(v.string()),
    /** Only those whose numbers can be bought now. */
    open: v.optional(v.picklist(['yes'])),
  }),
})

export const prizeDraw = described({
  summary: 'A prize draw with its prizes and, once it is drawn, its winners.',
  errors: ['event_not_found', 'draw_not_found'],
  input: v.object({ draw_id: id(), event: v.optional(v.string()) }),
})

export const drawRecord = described({
  summary:
    'What anybody needs to check a draw: the hash of its seed from when it opened, the seal and the numbers from when it ' +
    'closed, the seed from when it was drawn, and what was drawn.',
  errors: ['event_not_found', 'draw_not_found'],
  input: v.object({ draw_id: id(), event: v.optional(v.string()) }),
})

export const orderDrawTickets = described({
  summary: "The numbers of a paid order with its ticket, for its owner's session or whoever holds its key.",
  errors: ['order_not_found'],
  input: v.object({ order_id: id(), order_key: v.nullish(v.string()) }),
})

export const accountDrawTickets = described({
  summary: "The signed-in person's numbers in this event's prize draws.",
  input: v.object({}),
})

/** Numbers of a prize draw in an order. */
export const raffleLine = v.object({
  origin: v.literal('raffle'),
  /** How many numbers; where they have a fixed price, `numbers_each`. */
  quantity: quantity(mostNumbers),
  draw_id: id(),
  /** Required with `yes`: the buyer is as old as the draw's `minimum_age`. */
  age_confirmed: confirmed(),
  /** Required with `yes` in a private draw: the buyer belongs to the society. */
  member_confirmed: confirmed(),
  /** If one of the numbers wins: `yes` shows the buyer's first name and initial, else only the number is shown. */
  show_nameYN: confirmed(),
})
