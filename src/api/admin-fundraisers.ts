import * as v from 'valibot'
import type * as inputs from './admin-fundraisers.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, instant, maybe, nothing, yesNo } from './wire.ts'

const deskFundraiser = v.object({
  fundraiser_id: v.string(),
  name: v.string(),
  team_name: maybe(v.string()),
  raised: count(),
  offline_raised: count(),
  gift_count: count(),
  goal: count(),
  views: count(),
  created_at: instant(),
  shownYN: yesNo(),
  /** The account was deleted: the page is never shown again. */
  /** Absent from servers of the release before: no. */
  erasedYN: v.optional(yesNo()),
})

export const adminFundraisers = endpoint<typeof inputs.adminFundraisers>()({
  method: 'GET',
  path: '/admin/individual-giving',
  scope: 'event',
  access: 'user',
  output: v.object({ items: v.array(deskFundraiser), total: count() }),
})

/** `waiting`: not decided yet. `shown`: approved by the organiser. */
export const messageStates = ['waiting', 'shown', 'refused'] as const

const deskMessage = v.object({
  message_id: v.string(),
  at: instant(),
  fundraiser_id: v.string(),
  fundraiser_name: v.string(),
  /** Who wrote the message. Empty with an anonymous gift. */
  name: v.string(),
  message: v.string(),
  with_giftYN: yesNo(),
  state: v.picklist(messageStates),
})

export const adminMessages = endpoint<typeof inputs.adminMessages>()({
  method: 'GET',
  path: '/admin/individual-giving/messages',
  scope: 'event',
  access: 'user',
  output: v.object({ items: v.array(deskMessage), total: count() }),
})

export const decideMessage = endpoint<typeof inputs.decideMessage>()({
  method: 'PUT',
  path: '/admin/individual-giving/messages/:message_id',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export const hideFundraiser = endpoint<typeof inputs.hideFundraiser>()({
  method: 'PUT',
  path: '/admin/individual-giving/fundraisers/:fundraiser_id',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

const deskTeam = v.object({
  team_id: v.string(),
  name: v.string(),
  captain_name: maybe(v.string()),
  raised: count(),
  member_count: count(),
  created_at: instant(),
  shownYN: yesNo(),
})

export const adminTeams = endpoint<typeof inputs.adminTeams>()({
  method: 'GET',
  path: '/admin/individual-giving/teams',
  scope: 'event',
  access: 'user',
  output: v.object({ items: v.array(deskTeam), total: count() }),
})

export const hideTeam = endpoint<typeof inputs.hideTeam>()({
  method: 'PUT',
  path: '/admin/individual-giving/teams/:team_id',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

const offlineGift = v.object({
  gift_id: v.string(),
  given_at: instant(),
  fundraiser_id: v.string(),
  fundraiser_name: v.string(),
  name: maybe(v.string()),
  amount: count(),
  note: maybe(v.string()),
  removedYN: yesNo(),
})

export const adminOfflineGifts = endpoint<typeof inputs.adminOfflineGifts>()({
  method: 'GET',
  path: '/admin/individual-giving/offline-gifts',
  scope: 'event',
  access: 'user',
  output: v.object({ items: v.array(offlineGift), total: count() }),
})

export const recordOfflineGift = endpoint<typeof inputs.recordOfflineGift>()({
  method: 'POST',
  path: '/admin/individual-giving/offline-gifts',
  scope: 'event',
  access: 'user',
  output: v.object({ gift_id: v.string() }),
})

export const removeOfflineGift = endpoint<typeof inputs.removeOfflineGift>()({
  method: 'DELETE',
  path: '/admin/individual-giving/offline-gifts/:gift_id',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export const restoreOfflineGift = endpoint<typeof inputs.restoreOfflineGift>()({
  method: 'POST',
  path: '/admin/individual-giving/offline-gifts/:gift_id/restore',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export type DeskFundraiser = OutputOf<{ output: typeof deskFundraiser }>
export type DeskTeam = OutputOf<{ output: typeof deskTeam }>
export type DeskMessage = OutputOf<{ output: typeof deskMessage }>
export type OfflineGift = OutputOf<{ output: typeof offlineGift }>
