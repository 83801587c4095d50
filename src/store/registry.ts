import { browserEnvironment } from '../lib/environment.ts'
import { build, version } from './release.ts'
import { createSite, type Site, type SiteAddress } from './site.ts'

/**
 * The page's one site for a host and event. The registry is a property of the page, not of this module, so that
 * blocks from two copies of the bundle share requests, session and socket. Different versions do not share.
 */
export function siteFor(address: SiteAddress): Site {
  const sites = registry()
  const key = `${version}.${build} ${address.host} ${address.event}`
  let site = sites.get(key)
  if (!site) {
    site = createSite(browserEnvironment(), address)
    sites.set(key, site)
  }
  return site
}

const registryKey = Symbol.for('fayre.sites')

function registry(): Map<string, Site> {
  const page = globalThis as { [registryKey]?: Map<string, Site> }
  page[registryKey] ??= new Map()
  return page[registryKey]
}
