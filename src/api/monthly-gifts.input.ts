import * as v from 'valibot'
import { described } from './endpoint.ts'

export const monthlyGifts = described({
  summary: "The signed-in person's monthly gifts to this event, newest first, those that have ended among them.",
  input: v.object({}),
})

export const stopMonthlyGift = described({
  summary: 'Ends a monthly gift: nothing more is charged. Harmless to repeat.',
  errors: ['monthly_gift_not_found'],
  input: v.object({ monthly_gift_id: v.string() }),
})

export const replaceMonthlyCard = described({
  summary:
    "Where another card is typed for a monthly gift: the card provider's own page, which leads on to the gift's. A payment that could not be taken is tried with the new card at once.",
  errors: ['monthly_gift_not_found', 'card_not_replaceable', 'payments_unavailable'],
  input: v.object({ monthly_gift_id: v.string() }),
})
