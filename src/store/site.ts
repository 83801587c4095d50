import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { unknown } from 'valibot'
import { type Client, createClient, type ResponseNews } from '../api/client.ts'
import { decode } from '../api/decode.ts'
import { type EssentialSettings, essentialSettings, settingsRead } from '../api/settings.ts'
import type { Environment } from '../lib/environment.ts'
import { createResource, type Resource } from './resource.ts'
import { tokenStore } from './token.ts'

/** All that is known of one event of one host, shared by everything on the page that shows it. */
export interface Site {
  readonly environment: Environment
  readonly client: Client
  /** `{host}` of the API. */
  readonly host: string
  /** The event's path name, as the page names it. */
  readonly event: string
  readonly settings: Resource<SiteSettings>
  /** What the server said beside its answers: versions, maintenance. */
  readonly $news: ReadableAtom<ResponseNews | undefined>
  /** The visitor's token. Kept in local storage. */
  readonly $token: WritableAtom<string | undefined>
  readonly slices: Map<string, unknown>
}

/** What every block needs, and all that was sent, for `eventSettings` to decode. */
export interface SiteSettings extends EssentialSettings {
  sent: unknown
}

export interface SiteAddress {
  host: string
  event: string
}

export function createSite(environment: Environment, { host, event }: SiteAddress): Site {
  const $token = tokenStore(environment, `fayre.token ${host} ${event}`)
  const $news = atom<ResponseNews | undefined>()

  const client = createClient(environment, {
    host,
    eventId: () => {
      const state = settings.$state.get()
      return state.type === 'ready' ? state.value.event_id : undefined
    },
    token: () => $token.get(),
    onNews: news => $news.set(news),
  })
  const settings = createResource<SiteSettings>({
    environment,
    load: async () => {
      const sent = await client.call(settingsAsSent, { event })
      return { ...(decode(essentialSettings, sent, 'GET /app/settings') as EssentialSettings), sent }
    },
  })

  return { environment, client, host, event, settings, $news, $token, slices: new Map() }
}

/** Undecoded: each reader decodes what it needs. */
const settingsAsSent = { ...settingsRead, input: unknown(), output: unknown(), summary: '' }
