import { useMemo } from 'react'
import { type PathArguments, pathTo } from '../lib/path-to.ts'
import type { RouteId } from '../lib/paths.ts'
import type { Site } from '../store/site.ts'
import { type Links, useSurroundings } from './context.ts'

export interface ScreenLinks extends Links {
  /** The address of a screen by its route's id, for `<a href>`: `hrefTo('auction-item', { id })`. */
  hrefTo<Id extends RouteId>(...route: PathArguments<Id>): string
}

/**
 * Links to the microsite's screens: through its own router inside it, to the platform's page of the event from a
 * block.
 */
export function useLinks(): ScreenLinks {
  const { site, links } = useSurroundings()
  const { host, event } = site
  return useMemo(() => {
    const { href, open } = links ?? linksOf({ host, event })
    return { href, open, hrefTo: <Id extends RouteId>(...route: PathArguments<Id>) => href(pathTo<Id>(...route)) }
  }, [links, host, event])
}

/** Links to the platform's page of the event. */
export function linksOf({ host, event }: Pick<Site, 'host' | 'event'>): Links {
  const href = (path: string) => `${host}/${encodeURIComponent(event)}${path}`
  return {
    href,
    open: (path, { replace = false } = {}) => (replace ? location.replace(href(path)) : location.assign(href(path))),
  }
}
