import { yesNo } from '../../platform/yes-no.ts'
import type { FundraiserRow, TeamRow } from './find.ts'

/** A fundraiser's data as it is read and pushed. */
export const fundraiserData = ({ slug, sequence, raised, gift_count, shown }: FundraiserRow) => ({
  fundraiser_id: slug,
  sequence,
  raised,
  gift_count,
  shownYN: yesNo(shown),
})

export const teamData = ({ slug, sequence, raised, gift_count, member_count, shown }: TeamRow) => ({
  team_id: slug,
  sequence,
  raised,
  gift_count,
  member_count,
  shownYN: yesNo(shown),
})

/** The columns of a fundraiser's team in a list. */
interface TeamOf {
  readonly team_slug: string | null
  readonly team_name: string | null
}

export const fundraiserBrief = (row: FundraiserRow & TeamOf) => ({
  ...fundraiserData(row),
  ...page(row),
  ends_at: row.ends_at?.toISOString() ?? null,
  team_id: row.team_slug,
  team_name: row.team_name,
})

export const teamBrief = (row: TeamRow) => ({ ...teamData(row), ...page(row) })

const page = ({ name, picture, story, goal }: Pick<TeamRow, 'name' | 'picture' | 'story' | 'goal'>) => ({
  name,
  picture: picture === null ? null : { uri: picture },
  summary: summaryOf(story),
  goal: goal ?? 0,
})

/** The beginning of a story, cut between two words. */
export function summaryOf(story: string): string {
  const text = story.replace(/\s+/g, ' ').trim()
  if (text.length <= 140) return text
  return `${text.slice(0, 140).replace(/\s+\S*$/, '')}…`
}
