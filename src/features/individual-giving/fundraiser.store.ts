import { eventChannel } from '../../api/channels.ts'
import {
  type FundraiserPage,
  fundraiserPage,
  fundraiserSupporters,
  fundraiserTeam,
  type Supporter,
  type TeamPage,
  type TopSupporters,
  topSupporters,
  viewFundraiser,
} from '../../api/individual-giving.ts'
import { type Live, liveResource } from '../../store/live.ts'
import { createResource, type Resource, type ResourceState } from '../../store/resource.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'
import { fundraiserNumbers, fundraiserPush, teamNumbers, teamPush } from './fundraisers.store.ts'
import { createMoreGifts, type MoreGifts } from './more-gifts.store.ts'

const pages = defineSlice('fundraiser', () => new Map<string, Live<FundraiserPage>>())
const teamPages = defineSlice('fundraiser-team', () => new Map<string, Live<TeamPage>>())
const tops = defineSlice('top-supporters', () => new Map<string, Resource<TopSupporters>>())

/** One fundraiser with the newest gifts, read again with each change. */
export function fundraiser(site: Site, id: string): Live<FundraiserPage> {
  return kept(pages(site), id, () =>
    liveResource<FundraiserPage>(site, {
      read: () => site.client.call(fundraiserPage, { fundraiser_id: id, event: site.event }),
      channel: eventChannel,
      key: id,
      ...fundraiserNumbers,
      pushes: [fundraiserPush({ needsRead: () => true, keepsHidden: true })],
    }),
  )
}

export function team(site: Site, id: string): Live<TeamPage> {
  return kept(teamPages(site), id, () =>
    liveResource<TeamPage>(site, {
      read: () => site.client.call(fundraiserTeam, { team_id: id, event: site.event }),
      channel: eventChannel,
      key: id,
      ...teamNumbers,
      pushes: [teamPush({ keepsHidden: true })],
    }),
  )
}

/** @param id of a fundraiser; default: all of the event's */
export function supporters(site: Site, id?: string): Resource<TopSupporters> {
  return kept(tops(site), id ?? '', () =>
    createResource({
      environment: site.environment,
      load: () => site.client.call(topSupporters, { fundraiser_id: id, event: site.event }),
    }),
  )
}

/** A fundraiser's older gifts, which the first read leaves out. */
export const moreSupporters = ({ client, environment, event }: Site, fundraiser_id: string): MoreGifts<Supporter> =>
  createMoreGifts(environment, page => client.call(fundraiserSupporters, { fundraiser_id, event, ...page }))

const counted = defineSlice('counted-fundraisers', () => new Set<string>())

/** Counts a visit of a fundraiser, once until the browser's page is loaded again. Nothing is stored on the device. */
export function countView(site: Site, id: string): void {
  if (counted(site).has(id)) return
  counted(site).add(id)
  // A visit that could not be counted is no error for the visitor.
  site.client.call(viewFundraiser, { fundraiser_id: id }).catch(() => {})
}

/** Is there no such fundraiser, or was it hidden while on screen? */
export const isGone = (state: ResourceState<Pick<FundraiserPage, 'shownYN'>>): boolean =>
  isMissing(state) || (state.type === 'ready' && !state.value.shownYN)

/**
 * Is there no such fundraiser? Somebody who is already giving or writing may go on while it is hidden: the server
 * decides.
 */
export function isMissing(state: ResourceState<unknown>): boolean {
  return state.type === 'failed' && state.failure.type === 'http' && state.failure.status === 404
}

function kept<C>(known: Map<string, C>, key: string, create: () => C): C {
  const found = known.get(key) ?? create()
  known.set(key, found)
  return found
}
