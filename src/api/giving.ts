import * as v from 'valibot'
import { count, instant, maybe, minor, yesNo } from './wire.ts'

/** The organiser's settings for gifts, besides the amounts. */
export const givingSettings = v.object({
  /** Card fees: "no" asks the guest, with nothing preselected; "yes" includes the fee in every displayed price. */
  guest_pays_fees_default: yesNo(),
  /** The card provider's fee: hundredths of a percent, and fixed minor units. */
  fee_basis_points: count(),
  fee_fixed: count(),
  /** Absent: none is offered. Nothing is preselected. */
  voluntary_contribution: maybe(
    v.object({
      /** Its purpose, in the organiser's words. */
      purpose: v.string(),
      /** Suggestions in minor units, smallest first. */
      amounts: v.array(minor()),
    }),
  ),
  /** Is the charity recognised by HMRC, so that it can claim Gift Aid? */
  gift_aid: yesNo(),
  /** May donors leave a message that is shown with their gift? */
  gift_messages: yesNo(),
  /** May gifts be made in memory or in honour of somebody? */
  tributes: yesNo(),
  /** The marketing question, such as "May we write to you about our work?" Absent: not asked. */
  marketing_question: maybe(v.string()),
})

/** A fund that matches gifts while it lasts. */
export const matchedFund = v.object({
  name: v.string(),
  /** The matched percentage of a gift: 100 doubles it. */
  percent: count(),
  /** Remaining minor units, neither given nor reserved for a payment in progress. */
  left: count(),
  ends_at: maybe(instant()),
})
