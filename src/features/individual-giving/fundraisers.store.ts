import { eventChannel } from '../../api/channels.ts'
import type { Decoded, Decoder } from '../../api/decode.ts'
import { fundraiserDataEvent, fundraisersRead, teamDataEvent, teamsRead } from '../../api/fundraisers-read.ts'
import type { Fundraiser, Team } from '../../api/individual-giving.ts'
import { sentFundraiserData, sentFundraisers, sentTeamData, sentTeams } from '../../api/sent-fundraisers.ts'
import { type LiveCollection, liveCollection } from '../../store/live.ts'
import { part } from '../../store/push-rules.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'

interface InMoney {
  currency: string
  currency_decimals: number
}

export type ListedFundraiser = Fundraiser & InMoney
export type ListedTeam = Team & InMoney

/** Which are read, and in which order. Default: all of the event's. */
export interface GivingQuery {
  team_id?: string | undefined
  q?: string | undefined
  sort?: string | undefined
  /** Only the first ones. */
  limit?: string | undefined
}

/** The server's largest page. */
const pageSize = '500'

const fundraiserLists = defineSlice('fundraisers', () => new Map<string, LiveCollection<ListedFundraiser>>())
const teamLists = defineSlice('fundraiser-teams', () => new Map<string, LiveCollection<ListedTeam>>())

/** Fundraisers by id, in the order of the read. What they have raised is kept current by pushes. */
export function fundraisers(site: Site, query: GivingQuery = {}): LiveCollection<ListedFundraiser> {
  return kept(fundraiserLists(site), query, () => {
    const list: LiveCollection<ListedFundraiser> = liveCollection<ListedFundraiser>(site, {
      read: () =>
        readAll(query, input =>
          site.client.call({ ...fundraisersRead, output: sentFundraisers }, { event: site.event, ...input }),
        ),
      channel: eventChannel,
      ...fundraiserNumbers,
      pushes: [fundraiserPush({ needsRead: ({ editedYN }) => editedYN === true && !isLong(list) })],
    })
    return list
  })
}

/** Teams, each with the sum of its members. */
export function teams(site: Site, query: Omit<GivingQuery, 'team_id'> = {}): LiveCollection<ListedTeam> {
  return kept(teamLists(site), query, () => {
    const list: LiveCollection<ListedTeam> = liveCollection<ListedTeam>(site, {
      read: () =>
        readAll(query, input => site.client.call({ ...teamsRead, output: sentTeams }, { event: site.event, ...input })),
      channel: eventChannel,
      ...teamNumbers,
      pushes: [teamPush({ needsRead: ({ editedYN }) => editedYN === true && !isLong(list) })],
    })
    return list
  })
}

/**
 * A list of several pages is not read again for each changed name: that would be too much for a phone. While the first
 * read runs, its answer may still have the old name, so it counts as short.
 */
function isLong({ $state }: LiveCollection<unknown>): boolean {
  const state = $state.get()
  return state.type === 'ready' && state.value.size > Number(pageSize)
}

const sequenceOf = ({ sequence }: { sequence: number }) => sequence
/** Each push has all fields that change while people give. */
const rest = {
  isOfSome: true,
  sequenceOf,
  numberOf: sequenceOf,
  needsRead: ({ editedYN }: { editedYN?: boolean | undefined }) => editedYN,
}

type Pushed = Pick<Team, 'sequence' | 'raised' | 'gift_count' | 'shownYN'> & Partial<Pick<Team, 'member_count'>>

/** The texts of a read, with the sums of a gift that was pushed meanwhile. */
function newest<T extends Pushed>(known: T, read: T): T {
  const { sequence, raised, gift_count, shownYN, member_count } = known
  if (sequence <= read.sequence) return read
  return { ...read, sequence, raised, gift_count, shownYN, ...(member_count !== undefined && { member_count }) }
}

export const fundraiserNumbers = { keyOf: (one: { fundraiser_id: string }) => one.fundraiser_id, sequenceOf, newest }
export const teamNumbers = { keyOf: (one: { team_id: string }) => one.team_id, sequenceOf, newest }

/**
 * Which pushes mean that something is missing or must be read. Default: pushes for others are expected, and what was
 * edited is read.
 */
interface Rule<D extends Decoder> {
  isOfSome?(data: Decoded<D>): boolean
  needsRead?(data: Decoded<D>): boolean | undefined
  /** Keep an item that the organiser has hidden, as hidden? Default: it is removed from a list. */
  keepsHidden?: boolean
}

const applied =
  (keepsHidden = false) =>
  <T, D extends { shownYN: boolean; editedYN?: boolean | undefined }>(known: T, { editedYN: _, ...data }: D) =>
    keepsHidden || data.shownYN ? { ...known, ...data } : undefined

export function fundraiserPush<T extends Pick<Fundraiser, 'fundraiser_id' | 'sequence'>>(
  rule: Rule<typeof sentFundraiserData> = {},
) {
  return part<T, typeof sentFundraiserData>(
    { event: fundraiserDataEvent, data: sentFundraiserData },
    { ...rest, keyOf: fundraiserNumbers.keyOf, apply: applied(rule.keepsHidden), ...rule },
  )
}

export function teamPush<T extends Pick<Team, 'team_id' | 'sequence'>>(rule: Rule<typeof sentTeamData> = {}) {
  return part<T, typeof sentTeamData>(
    { event: teamDataEvent, data: sentTeamData },
    { ...rest, keyOf: teamNumbers.keyOf, apply: applied(rule.keepsHidden), ...rule },
  )
}

function kept<C>(known: Map<string, C>, query: GivingQuery, create: () => C): C {
  const key = JSON.stringify(query)
  const collection = known.get(key) ?? create()
  known.set(key, collection)
  return collection
}

interface PageOf<T> extends InMoney {
  items: readonly T[]
  next?: number | undefined
}

async function readAll<T>(
  query: GivingQuery,
  read: (input: GivingQuery & { after: string | undefined }) => Promise<PageOf<T>>,
): Promise<(T & InMoney)[]> {
  const found: (T & InMoney)[] = []
  let after: string | undefined
  do {
    const { items, next, currency, currency_decimals } = await read({ ...query, limit: query.limit ?? pageSize, after })
    found.push(...items.map(item => ({ ...item, currency, currency_decimals })))
    after = query.limit || next === undefined ? undefined : String(next)
  } while (after)
  return found
}
