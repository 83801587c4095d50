import type { Event } from '../identity/events.ts'
import type { Context } from '../platform/context.ts'
import type { Markup } from '../platform/http/markup.ts'

/** A block of an organiser's page, rendered for readers without script. */
export interface PageBlock {
  /** `contact`: the block needs script, so the page shows how to reach the charity instead. */
  readonly words: 'contact' | ((context: Context, event: Event) => Promise<Markup>)
  /** Path below the API that the block's script requests first. */
  readonly reads?: `/${string}`
}

/** The title of a screen, by language. */
export interface ScreenTitle {
  readonly en: string
  readonly de: string
}

export interface PageParts {
  /** By the block's type in a page's content. Types that share a block are rendered once on a page. */
  readonly blocks?: Readonly<Record<string, PageBlock>>
  /** The screens that its script shows, by route id: `src/lib/paths.ts` has their paths. */
  readonly screens?: Readonly<Record<string, ScreenTitle>>
}
