import type { PageParts } from '../../page-parts.ts'
import { blockItems } from './block-items.ts'
import { charitiesView } from './charities-view.ts'
import { itemView } from './item-view.ts'
import { listView } from './list-view.ts'

const pay = { en: 'Complete your donation', de: 'Ihre Spende abschließen' }

/** The blocks and screens of pledges without script. */
export const pledgePages = {
  blocks: { pledge_listing: { words: blockItems, reads: '/pledges' } },
  screens: {
    pledges: { en: 'Pledge', de: 'Zusagen' },
    pledge: { en: 'Pledge', de: 'Zusage' },
    'pledge-checkout': pay,
    'pledge-guest-checkout': pay,
  },
  views: { pledges: listView, pledge: itemView, donate: charitiesView },
} as const satisfies PageParts
