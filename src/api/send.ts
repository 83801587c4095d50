import { createFetch, type FetchOptions } from 'ofetch'
import { headers } from './headers.ts'

interface Call {
  url: string
  options: RequestInit
  /** JSON body with wire names. */
  body: Readonly<Record<string, unknown>> | undefined
  fetch: typeof fetch
  /** The page, by `pageAddress`. */
  page: string
  eventId: string | undefined
  token: string | undefined
}

/** Every call that is not an open read. Loaded with the first of them, which comes after a block's first content. */
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
    // Stays an unread stream: the client reads and validates it.
    responseType: 'stream',
  } as FetchOptions<'stream'>)
}

/** As JSON, with null for absent values. The caller's object is not changed. */
export function nullForUndefined(body: unknown): string {
  // The value itself: a page's old script may have added `Array.prototype.toJSON`, which returns strings.
  return JSON.stringify(body, function (this: Readonly<Record<string, unknown>>, key: string) {
    return this[key] ?? null
  })
}
