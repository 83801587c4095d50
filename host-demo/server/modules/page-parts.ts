import type { Event } from '../identity/events.ts'
import type { Context } from '../platform/context.ts'
import type { Markup } from '../platform/http/markup.ts'

/** A block of an organiser's page, rendered for readers without script. */
export interface PageBlock {
  /**
   * `contact`: the block needs script, so the page shows how to reach the charity instead.
   * `base`: the microsite's base path, such as `/gala`
   */
  readonly words: 'contact' | ((context: Context, event: Event, base: string) => Promise<Markup>)
  /** Path below the API that the block's script requests first. */
  readonly reads?: `/${string}`
}

/** A text with the organiser's word for `term`, as `{one}` or `{other}`, by language. */
export interface OwnTitle {
  readonly term: string
  readonly en: string
  readonly de: string
}

/** The heading of a screen, by language. */
export interface ScreenHeading {
  readonly en: string
  readonly de: string
  /** Its heading where the organiser has a word. */
  readonly own?: OwnTitle
  /** Its heading, and title, where the query of the address has this name, as in a mailed link. */
  readonly asked?: Omit<ScreenHeading, 'asked' | 'own'> & { readonly by: string }
}

/** What readers without script, search engines and link previews see of a screen. */
export interface ScreenView {
  /** Default: the screen's own. */
  readonly heading?: string
  /** Default: the event's. */
  readonly description?: string
  /** Address of a picture for link previews. Default: the event's. */
  readonly picture?: string | undefined
  /**
   * Instead of `picture`: what the server draws a picture of, 1200 by 630 pixels, at the page's address and
   * `/share.jpg`.
   */
  readonly card?: {
    readonly title: string
    readonly text: string
    /** Share of the goal that was reached, from 0. */
    readonly progress?: number | undefined
    /** An uploaded picture's address. */
    readonly picture?: string | undefined
  }
  readonly words: Markup
  /** Shown below the heading. Untrusted: the page sanitises it. */
  readonly html?: string
}

interface AskedScreen {
  readonly context: Context
  readonly event: Event
  /** The microsite's base path, such as `/gala`. */
  readonly base: string
  /** The path's parameters by name. */
  readonly params: Readonly<Record<string, string>>
}

/** Reads a screen. Undefined: the address is unknown, so the page answers 404. */
export type ScreenReader = (asked: AskedScreen) => Promise<ScreenView | undefined>

export interface PageParts {
  /** By the block's type in a page's content. Types that share a block are rendered once on a page. */
  readonly blocks?: Readonly<Record<string, PageBlock>>
  /**
   * Route ids of the screens that its script shows: `src/lib/paths.ts` has their paths, and
   * `src/lib/titles.messages.ts` their titles.
   */
  readonly screens?: readonly string[]
  /** Headings of screens whose title is not their heading, by route id. */
  readonly headings?: Readonly<Record<string, ScreenHeading>>
  /** Titles, and headings, of screens where the organiser has a word, by route id. */
  readonly ownTitles?: Readonly<Record<string, OwnTitle>>
  /** What these screens show without script, by route id. Others show how else people can give. */
  readonly views?: Readonly<Record<string, ScreenReader>>
}
