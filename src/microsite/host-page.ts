import type { AppSettings } from '../api/app-settings.ts'
import { guardRedirect } from '../lib/redirects.ts'
import { isLocal, ownUrl } from '../lib/urls.ts'
import { build, version } from '../store/release.ts'
import { brandPage } from './brand-page.ts'
import { mayRedirect } from './redirect-count.ts'

/** What a microsite may do to the page that it is in. Inside a charity's page: nothing. */
export interface HostPage {
  /** Goes on over the secure protocol, unless the host is local. Did it? */
  leaveForHttps(): boolean
  /** The `user_token` of the address, which is there no longer. */
  takeUserToken(): string | undefined
  /** @returns whether the browser is on its way to it */
  leaveFor(redirectUrl: string | undefined, settings: RedirectSettings): boolean
  /** Brand and release. */
  wear(settings: AppSettings): void
  setTitle(title: string): void
}

export type RedirectSettings = Pick<AppSettings, 'url_root_path' | 'redirect_allow_list'>

const userToken = 'user_token'

/** A page of the microsite's own. */
export const ownPage: HostPage = {
  leaveForHttps() {
    if (location.protocol !== 'http:' || isLocal(location.hostname)) return false
    location.replace(`https:${location.href.slice('http:'.length)}`)
    return true
  },
  takeUserToken() {
    const url = new URL(location.href)
    // Behind a hash there may be a whole path, with a query of its own.
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
  wear({ branding, modeISLIST_Dev_Prod }) {
    brandPage(branding)
    Object.assign(window, { fayre: Object.freeze({ version, build, mode: modeISLIST_Dev_Prod }) })
  },
  setTitle(title) {
    document.title = title
  },
}

/** Somebody else's page. */
export const foreignPage: HostPage = {
  leaveForHttps: () => false,
  takeUserToken: () => undefined,
  leaveFor: () => false,
  wear: () => {},
  setTitle: () => {},
}

export function limitsOf({ url_root_path, redirect_allow_list }: RedirectSettings) {
  return { origin: location.origin, base: url_root_path, allowList: redirect_allow_list }
}
