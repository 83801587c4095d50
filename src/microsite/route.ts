import type { ComponentType } from 'react'
import type { Path, RouteId } from '../lib/paths.ts'
import type { SkeletonKey } from '../ui/skeletons/plans.ts'

/** A screen's module. */
export interface ScreenModule {
  Screen: ComponentType<Readonly<{ route: CurrentRoute }>>
}

/** One route of the route table. */
export interface RouteLine {
  /**
   * `checkout`: pays for something. `sign-in`: part of signing in, so never the goal after sign-in. `wall`: for a big
   * display, without header, footer and cookie banner. Default: `public`.
   */
  readonly kind?: 'public' | 'checkout' | 'sign-in' | 'wall'
  /**
   * Who may enter: `user`, anyone signed in; `organiser`, organisers only. Others sign in first, and come back.
   * Default: anyone.
   */
  readonly access?: 'user' | 'organiser'
  /** The skeleton while the screen loads. Default: `checkout` for that kind, else `root`. */
  readonly skeleton?: SkeletonKey
  /** The route where a guest can do the same. */
  readonly guest?: RouteId
  /** What an account is used for on this screen, for the sign-up form. */
  readonly accountUse?: 'bid' | 'buy'
  /**
   * Key of the organiser's page that is shown in the screen. For a route without a screen: its path, if that is one
   * segment.
   */
  readonly content?: string
  /** Must it also work after a reload without a network? */
  readonly offline?: boolean
  /** Absent: shows the organiser's page of this address, else 404. */
  readonly screen?: () => Promise<ScreenModule>
}

export interface Route extends RouteLine {
  readonly id: RouteId
  /** The first one is its address, a second one an alias. */
  readonly paths: readonly [Path, Path?]
  readonly kind: NonNullable<RouteLine['kind']>
  readonly skeleton: SkeletonKey
}

/** The current route and address. */
export interface CurrentRoute {
  /** undefined: no route matches. */
  route: Route | undefined
  params: Readonly<Record<string, string>>
  /** Below the base path, such as `/auction/items/3`. */
  path: string
  query: URLSearchParams
  /** Without its `#`. */
  hash: string
  /** How the visitor arrived: first load, a link or call, or back and forward. */
  by: 'start' | 'link' | 'history'
  /** What back and forward restore. */
  restore: ScreenPosition | undefined
}

/** Scroll and focus of a screen, as it was left. */
export interface ScreenPosition {
  /** Scroll position in pixels. */
  scroll: number
  /** `href` of the focused link. */
  focus: string | undefined
}
