import * as v from 'valibot'
import { chosenFile } from './admin.input.ts'
import { described } from './endpoint.ts'
import { after, fundraiserId, limit } from './individual-giving.input.ts'
import { day } from './line.input.ts'
import { largestPicture } from './pictures.ts'
import { count, greatestAmount } from './wire.ts'

const name = v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a name'), v.maxLength(80))
const story = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(5000)), '')
/** The address that an upload has answered. Null: no picture. */
const picture = v.nullish(v.pipe(v.string(), v.maxLength(200)))
/** Minor units. Null or 0: no goal. */
const goal = v.nullish(v.pipe(count(), v.maxValue(greatestAmount)), 0)
/** The `revision` that was read. Null: a new page. */
const revision = v.nullish(v.pipe(v.string(), v.maxLength(64)))

export const ownFundraiser = described({
  summary: 'The caller’s own page at this event with its gifts and visits, and their team.',
  input: v.object({}),
})

export const ownFundraiserGifts = described({
  summary: 'More of the gifts to the caller’s own page, the newest first.',
  input: v.object({ after, limit }),
})

export const saveFundraiser = described({
  summary: 'Makes the caller’s page at this event, or changes it. Everybody has one.',
  errors: ['fundraiser_changed'],
  input: v.object({
    name,
    story,
    picture,
    goal,
    /** The last day for gifts, such as 2026-11-21, in the event’s time zone. Null: none is set. */
    ends_on: v.nullish(day()),
    revision,
  }),
})

export const fundraiserPicture = described({
  summary: 'Stores a picture for the caller’s page or team, made smaller and without its metadata.',
  largestBody: Math.ceil(largestPicture / 3) * 4 + 4096,
  input: v.object({ picture: chosenFile }),
})

export const addFundraiserUpdate = described({
  summary: 'Adds an update to the caller’s page. The same key adds one.',
  errors: ['fundraiser_required'],
  input: v.object({
    text: v.pipe(v.string(), v.trim(), v.nonEmpty('Please write an update'), v.maxLength(2000)),
    idempotency_key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  }),
})

export const deleteFundraiserUpdate = described({
  summary: 'Takes an update off the caller’s page.',
  errors: ['fundraiser_required'],
  input: v.object({ update_id: v.pipe(v.string(), v.maxLength(64)) }),
})

export const joinFundraiserTeam = described({
  summary:
    'Joins a team, or asks its captain where they let people in; without a `team_id` leaves it, or asks no more. A ' +
    'captain hands the team over before leaving, unless nobody else is in it.',
  errors: ['fundraiser_required', 'team_not_found', 'captain_must_stay'],
  input: v.object({ team_id: v.nullish(fundraiserId()) }),
})

export const saveFundraiserTeam = described({
  summary: 'Founds a team of which the caller is captain, or changes the one that they are captain of.',
  errors: ['fundraiser_required', 'not_captain', 'fundraiser_changed'],
  input: v.object({
    name,
    story,
    picture,
    goal,
    /** Must the captain approve who joins? @default no */
    approvalYN: v.optional(v.picklist(['yes', 'no'])),
    revision,
  }),
})

export const decideTeamRequest = described({
  summary: 'The captain lets somebody into the team who has asked to join it, or not.',
  errors: ['not_captain', 'fundraiser_not_found', 'not_asking'],
  input: v.object({ fundraiser_id: fundraiserId(), letInYN: v.picklist(['yes', 'no']) }),
})

export const removeTeamMember = described({
  summary: 'The captain takes somebody out of the team. Their page and its gifts stay theirs.',
  errors: ['not_captain', 'fundraiser_not_found', 'not_in_team', 'captain_must_stay'],
  input: v.object({ fundraiser_id: fundraiserId() }),
})

export const handOverTeam = described({
  summary: 'The captain makes another member captain.',
  errors: ['not_captain', 'fundraiser_not_found', 'not_in_team'],
  input: v.object({ fundraiser_id: fundraiserId() }),
})
