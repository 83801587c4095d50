import * as v from 'valibot'
import { count, instant, maybe, minor, yesNo } from './wire.ts'

/** What the organiser has decided about gifts, beyond their amounts. */
export const givingSettings = v.object({
  /**
   * Where guests may pay the fees: "no" asks them, and nothing is ticked
   * beforehand; "yes" puts the fee into every price that is shown.
   */
  guest_pays_fees_default: yesNo(),
  /** What the card's provider keeps of a charge: hundredths of a percent, and minor units on top. */
  fee_basis_points: count(),
  fee_fixed: count(),
  /** Absent: none is asked for. Nothing is chosen beforehand. */
  voluntary_contribution: maybe(
    v.object({
      /** What it is for, in the organiser's words. */
      purpose: v.string(),
      /** Suggestions in minor units, smallest first. */
      amounts: v.array(minor()),
    }),
  ),
  /** Is the charity recognised by HMRC, so that it can claim Gift Aid? */
  gift_aid: yesNo(),
  /** May donors write a message that is shown beside their gift? */
  gift_messages: yesNo(),
  /** May gifts be given in memory or in honour of somebody? */
  tributes: yesNo(),
  /** What donors are asked about later news, such as "May we write to you about our work?" Absent: nothing. */
  marketing_question: maybe(v.string()),
})

/** Somebody who adds to each gift while their money lasts. */
export const matchedFund = v.object({
  name: v.string(),
  /** What is added to a gift, in percent of it: 100 doubles it. */
  percent: count(),
  /** Minor units that are neither given nor reserved for somebody who is paying. */
  left: count(),
  ends_at: maybe(instant()),
})
