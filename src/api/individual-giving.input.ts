import * as v from 'valibot'
import { described } from './endpoint.ts'

export const fundraiserId = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(80))

const event = v.optional(v.string())
const q = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)))
/** The `next` of the page before. */
export const after = v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)))
/** @default 100 */
export const limit = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(500)),
)

/** `raised`: who has raised most first. `newest`: the newest pages first. */
export const fundraiserSorts = ['raised', 'name', 'newest'] as const

export const fundraisers = described({
  summary: 'The fundraisers of an event with what they have raised, all of them or those that match.',
  errors: ['event_not_found'],
  input: v.object({
    event,
    /** Words that the name or the team’s name must have. */
    q,
    /** The members of one team. */
    team_id: v.optional(fundraiserId()),
    /** @default raised */
    sort: v.optional(v.picklist(fundraiserSorts)),
    after,
    limit,
  }),
})

export const fundraiserTeams = described({
  summary: 'The teams of an event, each with the sum of its members.',
  errors: ['event_not_found'],
  input: v.object({ event, q, sort: v.optional(v.picklist(fundraiserSorts)), after, limit }),
})

export const fundraiserPage = described({
  summary: 'A fundraiser’s page with its updates, its newest gifts and the messages that may be shown.',
  errors: ['event_not_found', 'fundraiser_not_found'],
  input: v.object({ fundraiser_id: fundraiserId(), event }),
})

export const fundraiserSupporters = described({
  summary: 'More of a fundraiser’s gifts, the newest first.',
  errors: ['event_not_found', 'fundraiser_not_found'],
  input: v.object({ fundraiser_id: fundraiserId(), event, after, limit }),
})

export const topSupporters = described({
  summary: 'Who has given most to the fundraisers of an event, or to one of them. Anonymous gifts are one sum.',
  errors: ['event_not_found', 'fundraiser_not_found'],
  input: v.object({ event, fundraiser_id: v.optional(fundraiserId()), limit }),
})

export const fundraiserTeam = described({
  summary: 'A team’s page. Its members are the fundraisers with its `team_id`.',
  errors: ['event_not_found', 'team_not_found'],
  input: v.object({ team_id: fundraiserId(), event }),
})

/** The most characters of a message. */
export const longestMessage = 500

export const leaveMessage = described({
  summary:
    'Leaves a message on a fundraiser’s page, with a gift of an order or without one. It is shown when the organiser has ' +
    'let it through. A second message for the same gift replaces the first, which is then looked at again.',
  errors: ['fundraiser_not_found', 'order_not_found'],
  input: v.object({
    fundraiser_id: fundraiserId(),
    message: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Please write a message'),
      v.maxLength(longestMessage, 'This is too long: 500 characters are the most'),
    ),
    /** The author's name. With a gift, the donor’s name as they chose to be seen. */
    name: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    /** The order of the gift, and its key. */
    order_id: v.nullish(v.pipe(v.string(), v.maxLength(100))),
    order_key: v.nullish(v.pipe(v.string(), v.maxLength(200))),
    /** A message that is sent again with the same key is left once. */
    idempotency_key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  }),
})

export const viewFundraiser = described({
  summary: 'Counts a visit of a fundraiser’s page, for its owner.',
  errors: ['fundraiser_not_found'],
  input: v.object({ fundraiser_id: fundraiserId() }),
})
