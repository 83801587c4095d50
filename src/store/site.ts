import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { type Client, createClient } from '../api/client.ts'
import { type SentSettings, sentSettings, settingsRead } from '../api/settings.ts'
import type { Environment } from '../lib/environment.ts'
import { createResource, type Resource } from './resource.ts'
import { tokenKey, tokenStore } from './token.ts'

/** The state of one event of one host, shared by everything on the page that shows it. */
export interface Site {
  readonly environment: Environment
  readonly client: Client
  /** `{host}` of the API. */
  readonly host: string
  /** The event's path name, as the page gives it. */
  readonly event: string
  readonly settings: Resource<SentSettings>
  /**
   * The read behind `settings`. `eventSettings` replaces it by its own, which contains these settings too: one request
   * for both.
   */
  readSettings: () => Promise<SentSettings>
  /** Status and headers of the newest answer: versions, maintenance. */
  readonly $news: ReadableAtom<News | undefined>
  /** The visitor's token, kept in local storage. */
  readonly $token: WritableAtom<string | undefined>
  readonly slices: Map<string, unknown>
}

export type News = Pick<Response, 'headers' | 'status'>

export interface SiteAddress {
  host: string
  event: string
}

export function createSite(environment: Environment, { host, event }: SiteAddress): Site {
  let $token: Site['$token'] | undefined
  // Read lazily: the first access to storage blocks the page, and open reads need no token.
  const openToken = () => {
    $token ??= tokenStore(environment, tokenKey(host, event))
    return $token
  }
  const $news = atom<News | undefined>()

  const client = createClient(environment, {
    host,
    eventId: () => {
      const state = settings.$state.get()
      return state.type === 'ready' ? state.value.event_id : undefined
    },
    token: () => openToken().get(),
    onNews: news => $news.set(news),
  })
  const settings: Resource<SentSettings> = createResource({
    environment,
    // A block's own data mostly arrive in the same moment. Brand and data are laid out once then, and not twice.
    load: () => site.readSettings().then(sent => new Promise(done => setTimeout(done, 0, sent))),
  })

  const site: Site = {
    environment,
    client,
    host,
    event,
    settings,
    readSettings: () => client.call({ ...settingsRead, output: sentSettings }, { event }),
    $news,
    get $token() {
      return openToken()
    },
    slices: new Map(),
  }
  return site
}
