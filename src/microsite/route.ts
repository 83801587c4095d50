import type { ComponentType } from 'react'
import type { Paths, RouteId } from '../lib/paths.ts'
import type { SkeletonKey } from '../ui/skeletons/plans.ts'

/** A screen's module. */
export interface ScreenModule {
  Screen: ComponentType<Readonly<{ route: CurrentRoute }>>
}

/** What the table says of a route. */
export interface RouteLine {
  /** In English, until the screen has a better one. Absent: the screen alone knows. */
  readonly title?: string
  /**
   * `checkout`: something is paid. `sign-in`: about signing in, so nobody is led here after it. `wall`: hangs on a wall,
   * without header, footer and cookie banner. Default: `public`.
   */
  readonly kind?: 'public' | 'checkout' | 'sign-in' | 'wall'
  /** Who may enter: `user`, whoever is signed in; `organiser`, the organisers. Others sign in first, and come back. Default: anyone. */
  readonly access?: 'user' | 'organiser'
  /** What stands there while the screen loads. Default: `checkout` for that kind, else `root`. */
  readonly skeleton?: SkeletonKey
  /** Where somebody without an account does the same. */
  readonly guest?: RouteId
  /** What an account is good for here, for the screen where one is made. */
  readonly accountUse?: 'bid' | 'buy'
  /** Key of the organiser's page that is a part of the screen. Without a screen: the address itself, where it is one segment. */
  readonly content?: string
  /** Absent: an organiser's page of that address is shown, else 404. */
  readonly screen?: () => Promise<ScreenModule>
}

export interface Route extends RouteLine {
  readonly id: RouteId
  /** The first one is its address, the others are aliases. */
  readonly paths: Paths
  readonly kind: NonNullable<RouteLine['kind']>
  readonly skeleton: SkeletonKey
  /** The titles of its module by id, for `useMessages`. */
  readonly titles: Titles
}

export type Titles = Readonly<Partial<Record<RouteId, string>>>

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
