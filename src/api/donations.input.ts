import * as v from 'valibot'
import { quantity } from './checkout-input.ts'
import { described } from './endpoint.ts'
import { minor } from './wire.ts'

const choice = () => v.nullish(v.picklist(['yes', 'no']))

export const donationTotal = described({
  summary: 'Total raised, number of gifts and donors, and the goal.',
  errors: ['event_not_found'],
  input: v.object({ event: v.optional(v.string()) }),
})

/** A gift in an order. The donor chooses only the amount, within the event's limits. */
export const donationLine = v.object({
  origin: v.literal('donation'),
  quantity: quantity(1),
  /** Minor units of the event's currency. */
  amount: v.pipe(minor(), v.minValue(1)),
  /** Shown beside the gift, where the organiser shows messages. */
  message: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(500))),
  /** Hides the donor's name from everybody but the charity. */
  anonymous: choice(),
  /** Hides the amount from everybody but the charity. */
  anonymous_amount: choice(),
  /** In whose memory or honour the gift is made. */
  tribute: v.nullish(
    v.object({
      kind: v.picklist(['memory', 'honour']),
      name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a name'), v.maxLength(100)),
    }),
  ),
  /** The fundraiser on whose page it is given: it counts for them, too. */
  fundraiser_id: v.nullish(v.pipe(v.string(), v.nonEmpty(), v.maxLength(80))),
  /** Lets that fundraiser see the donor’s email address, to thank them. */
  share_email: choice(),
})
