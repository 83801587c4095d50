import type { Loaders } from '../src/widget/autoload.ts'
import { autoload } from '../src/widget/autoload.ts'
import type { DefineOptions } from '../src/widget/define-widget.tsx'

/** Every block, by its tag without the prefix. */
const loaders: Loaders = {
  'donation-form': () => import('./donation-form.ts').then(module => module.donationForm),
  'donation-progress': () => import('./donation-progress.ts').then(module => module.donationProgress),
  microsite: () => import('./microsite.ts').then(module => module.microsite),
  'total-raised': () => import('./total-raised.ts').then(module => module.totalRaised),
}

/** Defines the blocks that a page uses, as they appear. Returns what ends it. */
export function defineUsed(options: DefineOptions = {}): () => void {
  return autoload(loaders, options, () => import('../src/widget/register.tsx'))
}
