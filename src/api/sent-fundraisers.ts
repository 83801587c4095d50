import type { OutputOf } from './endpoint.ts'
import { count, currency, decimals, decoderOf, file, instant, list, maybe, object, text, yesNo } from './fields.ts'
import type { Fundraiser, FundraiserData, fundraisers, fundraiserTeams, Team, TeamData } from './individual-giving.ts'

const dataFields = { fundraiser_id: text, sequence: count, raised: count, gift_count: count, shownYN: yesNo }
const teamFields = {
  team_id: text,
  sequence: count,
  raised: count,
  gift_count: count,
  member_count: count,
  shownYN: yesNo,
}
/** An older server leaves it out. */
const editedYN = maybe(yesNo)
const pageFields = { name: text, picture: maybe(file), summary: text, goal: count }

/** The decoders in this file are the browser's. `individual-giving.ts` has the server's schemas of the same data. */
export const sentFundraiserData = decoderOf(object<FundraiserData>({ ...dataFields, editedYN }))
export const sentTeamData = decoderOf(object<TeamData>({ ...teamFields, editedYN }))

const paged = { currency, currency_decimals: decimals, total: count, next: maybe(count) }

export const sentFundraisers = decoderOf(
  object<OutputOf<typeof fundraisers>>({
    ...paged,
    items: list(
      object<Fundraiser>({
        ...dataFields,
        ...pageFields,
        ends_at: maybe(instant),
        team_id: maybe(text),
        team_name: maybe(text),
      }),
    ),
  }),
)

export const sentTeams = decoderOf(
  object<OutputOf<typeof fundraiserTeams>>({ ...paged, items: list(object<Team>({ ...teamFields, ...pageFields })) }),
)
