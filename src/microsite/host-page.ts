import type { AppSettings } from '../api/app-settings.ts'
import { guardRedirect } from '../lib/redirects.ts'
import { isLocal, ownUrl } from '../lib/urls.ts'
import { build, version } from '../store/release.ts'
import { brandPage } from './brand-page.ts'
import { mayRedirect } from './redirect-count.ts'

/** What a microsite may do to its document. In a charity's own page: nothing. */
export interface HostPage {
  /** Redirects to https, unless the host is local. @returns whether it does */
  leaveForHttps(): boolean
  /** Reads the `user_token` parameter and removes it from the address. */
  takeUserToken(): string | undefined
  /** @returns whether the browser is leaving for it */
  leaveFor(redirectUrl: string | undefined, settings: RedirectSettings): boolean
  /** Applies the brand, and publishes the release as `window.fayre`. */
  applySettings(settings: AppSettings): void
}

export type RedirectSettings = Pick<AppSettings, 'url_root_path' | 'redirect_allow_list'>

const userToken = 'user_token'

/** A page that belongs to the microsite. */
export const ownPage: HostPage = {
  leaveForHttps() {
    if (location.protocol !== 'http:' || isLocal(location.hostname)) return false
    location.replace(`https:${location.href.slice('http:'.length)}`)
    return true
  },
  takeUserToken() {
    const url = new URL(location.href)
    // In hash mode the hash holds a path with its own query.
    const behind = url.hash.startsWith('#/') ? ownUrl(url.hash.slice(1)) : undefined
    const tokens = [url, behind].map(address => address?.searchParams.get(userToken) ?? undefined)
    url.searchParams.delete(userToken)
    if (behind) {
      behind.searchParams.delete(userToken)
      url.hash = behind.pathname + behind.search + behind.hash
    }
    const token = tokens.find(token => token !== undefined)
    if (token !== undefined) history.replaceState(history.state, '', url)
    return token
  },
  leaveFor(redirectUrl, settings) {
    const goal = redirectUrl && guardRedirect(redirectUrl, limitsOf(settings))
    if (!goal) return false
    const href = goal.type === 'away' ? goal.href : settings.url_root_path.replace(/\/+$/, '') + goal.path
    const isHere = new URL(href, location.href).href === location.href
    if (isHere || !mayRedirect()) return false
    location.replace(href)
    return true
  },
  applySettings({ brand_properties, modeISLIST_Dev_Prod }) {
    brandPage(brand_properties)
    Object.assign(window, { fayre: Object.freeze({ version, build, mode: modeISLIST_Dev_Prod }) })
  },
}

/** A page that belongs to somebody else. */
export const foreignPage: HostPage = {
  leaveForHttps: () => false,
  takeUserToken: () => undefined,
  leaveFor: () => false,
  applySettings: () => {},
}

export function limitsOf({ url_root_path, redirect_allow_list }: RedirectSettings) {
  return { origin: location.origin, base: url_root_path, allowList: redirect_allow_list }
}
