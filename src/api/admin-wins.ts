import * as v from 'valibot'
import type * as inputs from './admin-wins.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { paidByWays } from './paid-by.ts'
import { count, currency, decimals, instant, maybe, minor, nothing, yesNo } from './wire.ts'

/**
 * The state of charging a winner's saved card. `none`: not tried, because there is no card or winners pay themselves.
 */
export const chargeStates = ['none', 'planned', 'failed', 'action_required', 'paid'] as const

const win = v.object({
  auction_item_id: v.string(),
  number: count(),
  title: v.string(),
  paddle: count(),
  /** How other guests see them: their paddle, or a name that they chose. */
  shown_as: v.string(),
  /** Absent: somebody at the venue without an account, or whose account was deleted. */
  name: maybe(v.string()),
  email: maybe(v.string()),
  mobile: maybe(v.string()),
  amount: minor(),
  won_at: instant(),
  paid_at: maybe(instant()),
  /** How the organiser was paid outside this platform. */
  paid_by: maybe(v.picklist(paidByWays)),
  /** The winner has promised to pay outside this platform, and has not paid since. */
  promisedYN: yesNo(),
  /** When everything paid had been refunded. From then on nothing is owed, until a payment link is sent. */
  refunded_at: maybe(instant()),
  charge: v.picklist(chargeStates),
  /** Why the last charge failed, as the card's bank said. */
  charge_problem: maybe(v.string()),
  charge_tries: count(),
  charged_at: maybe(instant()),
  has_cardYN: yesNo(),
  /**
   * What a charge of the card would take now: for this lot and whatever else the winner has neither paid nor promised.
   * An older server leaves it out.
   */
  charge_amount: maybe(minor()),
  /** How many lots that is. 0: this one is paid. An older server leaves it out. */
  charge_items: maybe(count()),
})

export const adminWins = endpoint<typeof inputs.adminWins>()({
  method: 'GET',
  path: '/admin/auction/wins',
  scope: 'event',
  access: 'user',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    items: v.array(win),
    /** On all pages. */
    total: count(),
    /** Of all wins of the event, whichever are listed. */
    unpaid_amount: minor(),
  }),
})

export const chargeWin = endpoint<typeof inputs.chargeWin>()({
  method: 'POST',
  path: '/admin/auction/items/:auction_item_id/wins/:paddle/charge',
  scope: 'event',
  access: 'user',
  output: win,
})

export const receiveWin = endpoint<typeof inputs.receiveWin>()({
  method: 'POST',
  path: '/admin/auction/items/:auction_item_id/wins/:paddle/received',
  scope: 'event',
  access: 'user',
  output: win,
})

export const mailPaymentLink = endpoint<typeof inputs.mailPaymentLink>()({
  method: 'POST',
  path: '/admin/auction/items/:auction_item_id/wins/:paddle/payment-link',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export type DeskWin = OutputOf<typeof adminWins>['items'][number]
