import * as v from 'valibot'
import { guest, quantity } from './checkout-input.ts'
import { described } from './endpoint.ts'
import { minor } from './wire.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const choice = () => v.nullish(v.picklist(['yes', 'no']))
const amount = () => v.pipe(minor(), v.minValue(1))

/** What donors can add to a pledge. */
const said = {
  /** Hides the donor's name from everybody but the charity. */
  anonymous: choice(),
  /** Hides the amount from everybody but the charity. */
  anonymous_amount: choice(),
  /** For the charity. */
  message: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(500))),
}

export const pledgeItems = described({
  summary: 'What guests can pledge for, with its levels and what was pledged.',
  errors: ['event_not_found'],
  input: v.object({ event: v.optional(v.string()) }),
})

export const charities = described({
  summary: 'The charities that donors can choose.',
  errors: ['event_not_found'],
  input: v.object({ event: v.optional(v.string()) }),
})

export const pledgeItem = described({
  summary: 'Something to pledge for, with its story and the charities that it can be divided among.',
  errors: ['event_not_found', 'pledge_item_not_found'],
  input: v.object({ pledge_item_id: id(), event: v.optional(v.string()) }),
})

export const pledgesGiven = described({
  summary: 'The newest 50 pledges, without those that the organiser hides.',
  errors: ['event_not_found', 'pledge_item_not_found'],
  input: v.object({ pledge_item_id: id(), event: v.optional(v.string()) }),
})

export const promisePledge = described({
  summary: 'Promises an amount, to be paid later by the link that is mailed. The same key promises once.',
  errors: ['pledge_item_not_found', 'pledge_closed', 'amount_out_of_range', 'guest_checkout_disabled'],
  input: v.object({
    pledge_item_id: id(),
    idempotency_key: v.pipe(v.string(), v.minLength(16), v.maxLength(100)),
    /** Minor units: that of a level, or an own one where the item takes those. */
    amount: amount(),
    /** How it is divided among charities of the item: exactly the amount. Absent: it is not. */
    parts: v.nullish(v.pipe(v.array(v.object({ charity_id: id(), amount: amount() })), v.maxLength(50))),
    ...said,
    /** Who promises; for a signed-in user optional. */
    guest: v.nullish(guest),
  }),
})

/** The signed value in the mailed link. */
const promise = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

export const promisedPledge = described({
  summary: 'A promised pledge, for who has its link.',
  errors: ['promise_not_found'],
  input: v.object({ promise }),
})

/**
 * A pledge, or a gift to a charity of the donor's choice, in an order. One that is divided among charities is a line
 * for each of them, with the same `pledge_amount`.
 */
export const pledgeLine = v.object({
  origin: v.literal('pledge'),
  quantity: quantity(1),
  amount: amount(),
  /** Absent: a gift to a charity, for nothing in particular. */
  pledge_item_id: v.nullish(id()),
  charity_id: v.nullish(id()),
  /** The sum of all lines of a divided pledge. @default amount */
  pledge_amount: v.nullish(amount()),
  /**
   * From the link of a promised pledge: this line pays it. A divided pledge has one line for each part, as it was
   * promised. All other fields are ignored then.
   */
  promise: v.nullish(promise),
  ...said,
})
