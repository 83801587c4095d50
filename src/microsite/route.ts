import type { ComponentType } from 'react'
import type { SkeletonKey } from '../ui/skeletons/plans.ts'

/** A screen's module. */
export interface ScreenModule {
  Screen: ComponentType<Readonly<{ route: CurrentRoute }>>
}

export interface Route {
  /** The specification's name for it, and its title until the screen has a better one. */
  readonly name: string
  /** Below the base path: `:id` is one segment, `*` all that is left. The first one is its address, the others are aliases. */
  readonly paths: readonly [`/${string}`, ...`/${string}`[]]
  /** What stands there while the screen loads. */
  readonly skeleton: SkeletonKey
  /** Default: anyone. `user`: an anonymous visitor signs in first, and comes back; `admin`: so does an organiser, and nobody else gets in. */
  readonly access?: 'user' | 'admin'
  /** Without the microsite's header and footer. */
  readonly bare?: true
  /** Absent: not built yet; an organiser's own page of that address is shown, else 404. */
  readonly screen?: () => Promise<ScreenModule>
}

/** Where the visitor is. */
export interface CurrentRoute {
  /** undefined: an address that no route has. */
  route: Route | undefined
  params: Readonly<Record<string, string>>
  /** Below the base path, such as `/auction/items/3`. */
  path: string
  query: URLSearchParams
  /** Without its `#`. */
  hash: string
  /** How one came: by the way back (or forward), or by a link or an act. */
  by: 'start' | 'link' | 'history'
  /** What the way back restores. */
  left: Left | undefined
}

/** What a visitor left behind on a screen. */
export interface Left {
  /** Pixels that the page was scrolled. */
  scroll: number
  /** `href` of the link that had the focus. */
  focus: string | undefined
}
