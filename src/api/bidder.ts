import * as v from 'valibot'
import type * as inputs from './bidder.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, maybe } from './wire.ts'

const bidder = v.object({
  /** The bidder's number at the event. Null before the first bid or the first choice of a name. */
  paddle: maybe(count()),
  /** How others see them at the event. Null: by their paddle. */
  display_name: maybe(v.string()),
})

export const accountBidder = endpoint<typeof inputs.accountBidder>()({
  method: 'GET',
  path: '/account/bidder',
  scope: 'event',
  access: 'user',
  output: bidder,
})

export const updateBidder = endpoint<typeof inputs.updateBidder>()({
  method: 'PUT',
  path: '/account/bidder',
  scope: 'event',
  access: 'user',
  output: bidder,
})

export const claimPaddle = endpoint<typeof inputs.claimPaddle>()({
  method: 'POST',
  path: '/auction/claims',
  scope: 'event',
  access: 'user',
  output: v.object({ paddle: count() }),
})

export type OwnBidder = OutputOf<{ output: typeof bidder }>
