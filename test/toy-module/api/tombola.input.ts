import * as v from 'valibot'
import { quantity } from '../../../src/api/checkout-input.ts'
import { described } from '../../../src/api/endpoint.ts'

export const tombola = described({
  summary: 'What a ticket costs, how many are left, and who has won.',
  errors: ['event_not_found', 'tombola_not_found'],
  input: v.object({ event: v.optional(v.string()) }),
})

export const drawTombola = described({
  summary: 'Has the winner drawn at once.',
  needs: 'tombola.edit',
  input: v.object({}),
})

/** Tickets in an order. */
export const tombolaLine = v.object({
  origin: v.literal('tombola_tickets'),
  quantity: quantity(10),
  /** The ticket holder's name. */
  holder: v.pipe(v.string(), v.nonEmpty('Please write a name on the ticket')),
})
