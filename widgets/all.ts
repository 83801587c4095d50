// Written by `npm run reference`, from the files of `widgets/` and what they show.
import { autoload } from '../src/widget/autoload.ts'
import type { DefineOptions } from '../src/widget/define-widget.tsx'

/** Defines the blocks that a page uses, as they appear. Returns the cleanup. */
export function defineUsed(options: DefineOptions = {}): () => void {
  return autoload(loaders, options, () => import('../src/widget/register.tsx'))
}

/** Every block, by its tag without the prefix. */
const loaders = {
  'auction-lots': () => import('./auction-lots.ts').then(module => module.auctionLots),
  'buy-now': () => import('./buy-now.ts').then(module => module.buyNow),
  'donation-form': () => import('./donation-form.ts').then(module => module.donationForm),
  'donation-progress': () => import('./donation-progress.ts').then(module => module.donationProgress),
  'individual-giving': () => import('./individual-giving.ts').then(module => module.individualGiving),
  leaderboard: () => import('./leaderboard.ts').then(module => module.leaderboard),
  microsite: () => import('./microsite.ts').then(module => module.microsite),
  'pledge-list': () => import('./pledge-list.ts').then(module => module.pledgeList),
  tickets: () => import('./tickets.ts').then(module => module.tickets),
  'total-raised': () => import('./total-raised.ts').then(module => module.totalRaised),
}
