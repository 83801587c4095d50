import * as v from 'valibot'
import type * as inputs from './account-fundraiser.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { fundraiserBrief, teamBrief } from './individual-giving.ts'
import { count, currency, decimals, file, instant, maybe, yesNo } from './wire.ts'

/** A gift as its fundraiser sees it: without an email address, unless the donor shares it. */
const ownGift = v.object({
  gift_id: v.string(),
  given_at: instant(),
  /** Absent: an anonymous gift. */
  name: maybe(v.string()),
  amount: maybe(count()),
  /** Only if the donor shares it with the fundraiser. */
  email: maybe(v.string()),
  message: maybe(v.string()),
  /** Entered by the organiser, for a gift by cash, cheque or transfer. */
  offlineYN: yesNo(),
})

const ownPage = v.object({
  /** Null: they have no page yet. */
  page: maybe(
    v.object({
      ...fundraiserBrief,
      story: v.string(),
      /** The last day for gifts, in the event's time zone. */
      ends_on: maybe(v.string()),
      /** No: its last day has passed. */
      takes_giftsYN: yesNo(),
      /** Changes with the texts, the picture, the goal or the last day. */
      revision: v.string(),
      updates: v.array(v.object({ update_id: v.string(), at: instant(), text: v.string() })),
      /** The newest 10. `ownFundraiserGifts` has the rest. */
      gifts: v.array(ownGift),
      /** Visits of the page, in all and in the last seven days. */
      views: count(),
      views_this_week: count(),
    }),
  ),
  /** The team they are in. */
  team: maybe(
    v.object({
      ...teamBrief,
      story: v.string(),
      captainYN: yesNo(),
      /** Must the captain approve who joins? */
      approvalYN: yesNo(),
      revision: v.string(),
      /** Who has asked to join. Only for the captain. */
      requests: v.array(v.object({ fundraiser_id: v.string(), name: v.string() })),
      members: v.array(v.object({ fundraiser_id: v.string(), name: v.string(), raised: count(), captainYN: yesNo() })),
    }),
  ),
  /** The team that they have asked to join. */
  asked: maybe(v.object({ team_id: v.string(), name: v.string() })),
  currency: currency(),
  currency_decimals: decimals(),
})

const call = { scope: 'event', access: 'user', output: ownPage } as const

export const ownFundraiser = endpoint<typeof inputs.ownFundraiser>()({
  ...call,
  method: 'GET',
  path: '/account/fundraiser',
})

export const ownFundraiserGifts = endpoint<typeof inputs.ownFundraiserGifts>()({
  scope: 'event',
  access: 'user',
  method: 'GET',
  path: '/account/fundraiser/gifts',
  output: v.object({ items: v.array(ownGift), next: maybe(count()) }),
})

export const saveFundraiser = endpoint<typeof inputs.saveFundraiser>()({
  ...call,
  method: 'PUT',
  path: '/account/fundraiser',
})

export const fundraiserPicture = endpoint<typeof inputs.fundraiserPicture>()({
  method: 'POST',
  path: '/account/fundraiser/picture',
  scope: 'event',
  access: 'user',
  output: v.object({ picture: file(), width: count(), height: count() }),
})

export const addFundraiserUpdate = endpoint<typeof inputs.addFundraiserUpdate>()({
  ...call,
  method: 'POST',
  path: '/account/fundraiser/updates',
})

export const deleteFundraiserUpdate = endpoint<typeof inputs.deleteFundraiserUpdate>()({
  ...call,
  method: 'DELETE',
  path: '/account/fundraiser/updates/:update_id',
})

export const joinFundraiserTeam = endpoint<typeof inputs.joinFundraiserTeam>()({
  ...call,
  method: 'PUT',
  path: '/account/fundraiser/team',
})

export const saveFundraiserTeam = endpoint<typeof inputs.saveFundraiserTeam>()({
  ...call,
  method: 'PUT',
  path: '/account/fundraiser-team',
})

export const removeTeamMember = endpoint<typeof inputs.removeTeamMember>()({
  ...call,
  method: 'DELETE',
  path: '/account/fundraiser-team/members/:fundraiser_id',
})

export const handOverTeam = endpoint<typeof inputs.handOverTeam>()({
  ...call,
  method: 'PUT',
  path: '/account/fundraiser-team/captain',
})

export const decideTeamRequest = endpoint<typeof inputs.decideTeamRequest>()({
  ...call,
  method: 'PUT',
  path: '/account/fundraiser-team/requests/:fundraiser_id',
})

export type OwnGift = OutputOf<{ output: typeof ownGift }>
export type OwnFundraiser = OutputOf<typeof ownFundraiser>
export type OwnPage = NonNullable<OwnFundraiser['page']>
export type OwnTeam = NonNullable<OwnFundraiser['team']>
