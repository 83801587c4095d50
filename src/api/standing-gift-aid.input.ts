import * as v from 'valibot'
import { described } from './endpoint.ts'

export const standingGiftAid = described({
  summary:
    "The signed-in person's declaration for all gifts to this event's charity, while it holds: `uk_tax_payer: yes` needs no other then. `in_force` is the newest that is not withdrawn, even if the next gift needs another. Nobody else is told whether somebody has declared.",
  takesPageSessions: true,
  input: v.object({}),
})

export const withdrawGiftAid = described({
  summary:
    "Withdraws the signed-in person's declaration for all gifts to this event's charity, for gifts to come: they are asked again. Harmless to repeat.",
  input: v.object({}),
})
