import type { Event } from '../../../identity/events.ts'
import type { Site } from '../../../identity/site-address.ts'
import type { Markup } from '../../../platform/http/markup.ts'
import type { ScreenView } from '../../page-parts.ts'
import type { FoundPage } from '../pages.ts'

/** The data of one microsite page, as the server renders it. */
export interface View {
  readonly event: Event
  readonly site: Site
  readonly status: 200 | 404 | 503
  /** The title in the browser's tab. */
  readonly title: string
  /** The page's own heading. */
  readonly heading: string
  readonly description: string | undefined
  /** Absolute address. */
  readonly canonical: string
  /** Absolute address of the picture for link previews. */
  readonly picture: string | undefined
  /** May search engines index it? */
  readonly indexed: boolean
  /** Key of the organiser's page that the script will request. */
  readonly pageKey: string | undefined
  readonly page: FoundPage | undefined
  /** The content of a module's screen at this address. */
  readonly screen: ScreenView | undefined
  /** The preview token, if the page is not published. */
  readonly preview: string | undefined
  /** The page's blocks without script, by type. Blocks that another one covers are left out. */
  readonly blocks: ReadonlyMap<string, 'contact' | Markup>
  /** Paths below the API that these blocks' scripts request first. */
  readonly reads: readonly string[]
  /** The style sheet of the page as the server renders it. */
  readonly sheet: string
  /** Paths of the scripts that the first content waits for. */
  readonly scripts: readonly string[]
  /** Must the stand-in for Stripe load before the script? */
  readonly standIn: boolean
  /** When the current maintenance ends. */
  readonly backAt: Date | undefined
}
