import * as v from 'valibot'
import type * as inputs from './admin-auction-rules.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { increments } from './increments.ts'
import { count, maybe, yesNo } from './wire.ts'

/** An event's rules for all of its lots. Amounts are minor units. */
const rules = v.object({
  /** A change that names an older revision is refused. */
  revision: v.string(),
  /** Absent: the standard ones. */
  increments: maybe(increments()),
  standard_increments: increments(),
  /** Only somebody with a saved card may bid. */
  card_requiredYN: yesNo(),
  /** From somebody's last win to the charge of their saved card. Absent: winners pay themselves. */
  charge_after_minutes: maybe(count()),
  /** The least time between two mails to somebody who is outbid on the same lot. */
  outbid_mail_minutes: count(),
  /** Are losing bidders mailed too? */
  lost_mailsYN: yesNo(),
})

export const auctionRules = endpoint<typeof inputs.auctionRules>()({
  method: 'GET',
  path: '/admin/auction/rules',
  scope: 'event',
  access: 'user',
  output: rules,
})

export const saveAuctionRules = endpoint<typeof inputs.saveAuctionRules>()({
  method: 'PUT',
  path: '/admin/auction/rules',
  scope: 'event',
  access: 'user',
  output: rules,
})

export type AuctionRules = OutputOf<typeof auctionRules>
