import type { Event } from '../identity/events.ts'
import type { Context } from '../platform/context.ts'
import type { Markup } from '../platform/http/markup.ts'

/** A block of an organiser's page, for readers without script. */
export interface PageBlock {
  /** `contact`: it needs the script, so the page says how to reach the charity instead. */
  readonly words: 'contact' | ((context: Context, event: Event) => Promise<Markup>)
  /** Path below the API that the block's script asks for first. */
  readonly reads?: `/${string}`
}

/** The title of a screen, by language. */
export interface ScreenTitle {
  readonly en: string
  readonly de: string
}

export interface PageParts {
  /** By the block's type in `src/api/pages.ts`. Types with one and the same block are said once on a page. */
  readonly blocks?: Readonly<Record<string, PageBlock>>
  /** Paths below a microsite's own that its script shows a screen at; `*` stands for all that is left. */
  readonly screens?: Readonly<Record<string, ScreenTitle>>
}
