import type { PageParts } from '../../page-parts.ts'
import { blockItems } from './block-items.ts'
import { charitiesView } from './charities-view.ts'

/** Pledges on pages without script. */
export const pledgePages = {
  blocks: { pledge_listing: { words: blockItems, reads: '/pledges' } },
  views: { donate: charitiesView },
} as const satisfies PageParts
