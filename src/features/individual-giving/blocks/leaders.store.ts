import { eventChannel } from '../../../api/channels.ts'
import { fundraisersRead, teamsRead } from '../../../api/fundraisers-read.ts'
import type { FundraiserData } from '../../../api/individual-giving.ts'
import { sentFundraisers, sentTeams } from '../../../api/sent-fundraisers.ts'
import { type LiveCollection, liveCollection } from '../../../store/live.ts'
import type { Site } from '../../../store/site.ts'
import { defineSlice } from '../../../store/slice.ts'
import {
  fundraiserNumbers,
  fundraiserPush,
  type ListedFundraiser,
  type ListedTeam,
  teamNumbers,
  teamPush,
} from '../fundraisers.store.ts'

type Leader = ListedFundraiser | ListedTeam
type Pushed = Pick<FundraiserData, 'raised' | 'shownYN' | 'editedYN'>

const boards = defineSlice('leaders', () => new Map<string, LiveCollection<Leader>>())

/** The first ones by amount raised. They are read again when somebody else moves up, or one of them drops out or is edited. */
export function leaders(site: Site, show: 'fundraisers' | 'teams', limit: number): LiveCollection<Leader> {
  const key = `${show} ${limit}`
  const known = boards(site).get(key) ?? createLeaders(site, show, limit)
  boards(site).set(key, known)
  return known
}

function createLeaders(site: Site, show: 'fundraisers' | 'teams', limit: number): LiveCollection<Leader> {
  /** The lowest amount on the board when it was read; 0 while the board is not full. */
  let least = 0
  const isBelow = ({ raised, shownYN }: Pushed) => !shownYN || raised < least
  const needsRead = (data: Pushed) => data.editedYN || isBelow(data)
  const input = { event: site.event, sort: 'raised', limit: String(limit) } as const
  const keep = <T extends Leader>(items: readonly T[]): readonly T[] => {
    least = items.length < limit ? 0 : Math.min(...items.map(({ raised }) => raised))
    return items
  }
  if (show === 'teams') {
    return liveCollection<ListedTeam>(site, {
      async read() {
        const { items, ...money } = await site.client.call({ ...teamsRead, output: sentTeams }, input)
        return keep(items.map(item => ({ ...item, ...money })))
      },
      channel: eventChannel,
      ...teamNumbers,
      pushes: [teamPush({ isOfSome: isBelow, needsRead })],
    })
  }
  return liveCollection<ListedFundraiser>(site, {
    async read() {
      const { items, ...money } = await site.client.call({ ...fundraisersRead, output: sentFundraisers }, input)
      return keep(items.map(item => ({ ...item, ...money })))
    },
    channel: eventChannel,
    ...fundraiserNumbers,
    pushes: [fundraiserPush({ isOfSome: isBelow, needsRead })],
  })
}
