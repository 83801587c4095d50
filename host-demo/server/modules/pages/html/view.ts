import type { Place } from '../../../identity/event-place.ts'
import type { Event } from '../../../identity/events.ts'
import type { Markup } from '../../../platform/http/markup.ts'
import type { FoundPage } from '../pages.ts'

/** One microsite's page, as far as the server shows it. */
export interface View {
  readonly event: Event
  readonly place: Place
  readonly status: 200 | 404 | 503
  /** Of the browser's tab. */
  readonly title: string
  /** Of the page. */
  readonly heading: string
  readonly description: string | undefined
  /** Absolute. */
  readonly canonical: string
  /** Absolute address of the picture for link previews. */
  readonly picture: string | undefined
  /** May search engines keep it? */
  readonly indexed: boolean
  /** Key of the organiser's page that the script will ask for. */
  readonly pageKey: string | undefined
  readonly page: FoundPage | undefined
  /** The token that shows it before it is published. */
  readonly preview: string | undefined
  /** What each block of the page says without script, by its type: one that another has said is left out. */
  readonly blocks: ReadonlyMap<string, 'contact' | Markup>
  /** Paths below the API that the scripts of these blocks ask for first. */
  readonly reads: readonly string[]
  /** Paths of the scripts that the first content waits for. */
  readonly scripts: readonly string[]
  /** Does the stand-in for Stripe have to be there before the script? */
  readonly standIn: boolean
  /** When maintenance ends, while it runs. */
  readonly backAt: Date | undefined
}
