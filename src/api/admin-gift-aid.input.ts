import * as v from 'valibot'
import { described } from './endpoint.ts'
import { day } from './line.input.ts'
import { paging } from './paging.input.ts'

export const adminGiftAidClaim = described({
  summary:
    'Paid gifts with a Gift Aid declaration, for the charity’s claim: what was refunded or is a benefit is left out.',
  needs: 'payments.viewlist',
  input: v.object({
    /** The first day on which they were paid, in the event's time zone. */
    from: v.optional(day()),
    /** The last day. */
    to: v.optional(day()),
    ...paging,
  }),
})
