import { createFetch, type FetchOptions } from 'ofetch'
import { headers } from './headers.ts'

interface Call {
  url: string
  options: RequestInit
  /** JSON body, by wire names. */
  body: Readonly<Record<string, unknown>> | undefined
  fetch: typeof fetch
  /** Address of the page, without secrets. */
  page: string
  eventId: string | undefined
  token: string | undefined
}

/**
 * Every call that is not an open read. Loaded with the first of them: before
 * a block's first content there is none.
 */
export function send({ url, options, body, fetch, page, eventId, token }: Call): Promise<Response> {
  const sent = new Headers({ [headers.pageUrl]: page })
  if (eventId) sent.set(headers.eventId, eventId)
  if (token) sent.set('authorization', `Bearer ${token}`)
  return createFetch({ fetch }).raw(url, {
    ...options,
    headers: sent,
    credentials: 'include',
    referrerPolicy: 'origin',
    ...(body && { body: nullForUndefined(body) }),
    retry: 0,
    ignoreResponseError: true,
    // As a stream the answer stays unread: reading and judging it is the client's.
    responseType: 'stream',
  } as FetchOptions<'stream'>)
}

/** As JSON, where "nothing" is said as null and not left out. The caller's object stays as it is. */
export function nullForUndefined(body: unknown): string {
  // The value itself: a page's old script may have given lists a `toJSON` that makes texts of them.
  return JSON.stringify(body, function (this: Readonly<Record<string, unknown>>, key: string) {
    return this[key] ?? null
  })
}
