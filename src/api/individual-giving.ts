import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import { fundraiserDataEvent, fundraisersRead, teamDataEvent, teamsRead } from './fundraisers-read.ts'
import type * as inputs from './individual-giving.input.ts'
import { count, currency, decimals, file, instant, maybe, yesNo } from './wire.ts'

/** What changes while people give. It is read, and pushed with each change: see `fundraiserDataPush`. */
export const fundraiserData = v.object({
  fundraiser_id: v.string(),
  /** Grows by one with each change of the page, including its texts. */
  sequence: count(),
  /** Minor units, less refunds, including gifts received offline. */
  raised: count(),
  gift_count: count(),
  /** `no`: the organiser has hidden the page. */
  shownYN: yesNo(),
})

/** The part of a team that changes while people give. It is read, and pushed with each change: see `teamDataPush`. */
export const teamData = v.object({
  team_id: v.string(),
  sequence: count(),
  /** The sum of its members, in minor units. */
  raised: count(),
  gift_count: count(),
  member_count: count(),
  shownYN: yesNo(),
})

/** A fundraiser, as a list shows them. */
export const fundraiserBrief = {
  ...fundraiserData.entries,
  name: v.string(),
  picture: maybe(file()),
  /** The first words of the story. */
  summary: v.string(),
  /** Minor units; 0 if they have set none. */
  goal: count(),
  /** After this day the page takes no gifts. */
  ends_at: maybe(instant()),
  team_id: maybe(v.string()),
  team_name: maybe(v.string()),
}

export const teamBrief = {
  ...teamData.entries,
  name: v.string(),
  picture: maybe(file()),
  summary: v.string(),
  goal: count(),
}

const fundraiser = v.object(fundraiserBrief)
const team = v.object(teamBrief)
const money = { currency: currency(), currency_decimals: decimals() }

/** A gift as everybody may see it. */
const supporter = v.object({
  gift_id: v.string(),
  given_at: instant(),
  /** Absent: they gave anonymously. */
  name: maybe(v.string()),
  /** Minor units, less refunds. Absent: hidden. */
  amount: maybe(count()),
  /** The donor's message, once the organiser has approved it. */
  message: maybe(v.string()),
})

const message = v.object({ message_id: v.string(), at: instant(), name: v.string(), message: v.string() })
const update = v.object({ update_id: v.string(), at: instant(), text: v.string() })

export const fundraisers = endpoint<typeof inputs.fundraisers>()({
  ...fundraisersRead,
  output: v.object({
    ...money,
    items: v.array(fundraiser),
    /** On all pages. */
    total: count(),
    /** Pass it as `after` for the next page. Null: this is the last. */
    next: maybe(count()),
  }),
})

export const fundraiserTeams = endpoint<typeof inputs.fundraiserTeams>()({
  ...teamsRead,
  output: v.object({ ...money, items: v.array(team), total: count(), next: maybe(count()) }),
})

export const fundraiserPage = endpoint<typeof inputs.fundraiserPage>()({
  method: 'GET',
  path: '/individual-giving/fundraisers/:fundraiser_id',
  scope: 'event',
  access: 'open',
  output: v.object({
    ...fundraiserBrief,
    ...money,
    story: v.string(),
    /** Has the end date not passed? */
    takes_giftsYN: yesNo(),
    /** The newest first. */
    updates: v.array(update),
    /** The newest 25 gifts. `fundraiserSupporters` has the rest. */
    supporters: v.array(supporter),
    /** Messages of people who left one without a gift, the newest first. */
    messages: v.array(message),
  }),
})

export const fundraiserSupporters = endpoint<typeof inputs.fundraiserSupporters>()({
  method: 'GET',
  path: '/individual-giving/fundraisers/:fundraiser_id/supporters',
  scope: 'event',
  access: 'open',
  output: v.object({ items: v.array(supporter), next: maybe(count()) }),
})

export const topSupporters = endpoint<typeof inputs.topSupporters>()({
  method: 'GET',
  path: '/individual-giving/top-supporters',
  scope: 'event',
  access: 'open',
  output: v.object({
    ...money,
    /** The largest total first. All gifts of one donor count together; gifts with a hidden amount are left out. */
    items: v.array(v.object({ name: v.string(), amount: count(), gift_count: count() })),
    /** Gifts without a name, all together; those with a hidden amount are neither summed nor counted. */
    anonymous: v.object({ amount: count(), gift_count: count() }),
  }),
})

export const fundraiserTeam = endpoint<typeof inputs.fundraiserTeam>()({
  method: 'GET',
  path: '/individual-giving/teams/:team_id',
  scope: 'event',
  access: 'open',
  output: v.object({ ...teamBrief, ...money, story: v.string(), captain_name: maybe(v.string()) }),
})

export const leaveMessage = endpoint<typeof inputs.leaveMessage>()({
  method: 'POST',
  path: '/individual-giving/fundraisers/:fundraiser_id/messages',
  scope: 'event',
  access: 'anyone',
  /** The message is shown once the organiser has approved it. */
  output: v.object({ message_id: v.string() }),
})

export const viewFundraiser = endpoint<typeof inputs.viewFundraiser>()({
  method: 'POST',
  path: '/individual-giving/fundraisers/:fundraiser_id/views',
  scope: 'event',
  access: 'anyone',
  output: v.object({}),
})

/** The pushes to everybody at the event. */
export const fundraiserDataPush = {
  event: fundraiserDataEvent,
  data: v.object({
    ...fundraiserData.entries,
    /** `yes`: its name, texts or picture have changed, or its team or the team’s name: read it again. */
    editedYN: maybe(yesNo()),
  }),
} as const
export const teamDataPush = {
  event: teamDataEvent,
  data: v.object({
    ...teamData.entries,
    /** `yes`: its name, texts, picture or captain have changed: read it again. */
    editedYN: maybe(yesNo()),
  }),
} as const

export type FundraiserData = OutputOf<{ output: typeof fundraiserDataPush.data }>
export type TeamData = OutputOf<{ output: typeof teamDataPush.data }>
export type Fundraiser = OutputOf<{ output: typeof fundraiser }>
export type Team = OutputOf<{ output: typeof team }>
export type FundraiserPage = OutputOf<typeof fundraiserPage>
export type TeamPage = OutputOf<typeof fundraiserTeam>
export type Supporter = OutputOf<{ output: typeof supporter }>
export type TopSupporters = OutputOf<typeof topSupporters>
