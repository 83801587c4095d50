import * as v from 'valibot'
import { described } from './endpoint.ts'
import { increments } from './increments-input.ts'

const minutes = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const yesNo = () => v.picklist(['yes', 'no'])

export const auctionRules = described({
  summary: 'The rules of an event for all of its lots.',
  needs: 'auction.viewlist',
  input: v.object({}),
})

export const saveAuctionRules = described({
  summary: 'Sets the rules of an event for all of its lots. Lots that have bids keep the increments they were bid by.',
  needs: 'auction.edit',
  errors: ['auction_rules_changed'],
  input: v.object({
    /** As last read. Without it, the rules are replaced whatever they are now. */
    revision: v.nullish(v.string()),
    /** Null: the standard ones. */
    increments: v.nullable(increments),
    card_requiredYN: yesNo(),
    /** Null: winners pay themselves. */
    charge_after_minutes: v.nullable(minutes(7 * 24 * 60)),
    outbid_mail_minutes: minutes(24 * 60),
    lost_mailsYN: yesNo(),
  }),
})
