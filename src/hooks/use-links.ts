import { useMemo } from 'react'
import { type Links, useSurroundings } from './context.ts'

/** Ways to the microsite's screens: its own router's inside it, and the platform's page for the event from a block. */
export function useLinks(): Links {
  const { site, links } = useSurroundings()
  const { host, event } = site
  return useMemo(() => links ?? platformLinks(host, event), [links, host, event])
}

function platformLinks(host: string, event: string): Links {
  const href = (path: string) => `${host}/${encodeURIComponent(event)}${path}`
  return {
    href,
    open: (path, { replace = false } = {}) => (replace ? location.replace(href(path)) : location.assign(href(path))),
  }
}
