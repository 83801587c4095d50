import type { FetchOptions } from 'ofetch'
import type { Environment } from '../lib/environment.ts'
import { withoutSecrets } from '../lib/urls.ts'
import { decode } from './decode.ts'
import { addressOf, type Endpoint, type InputOf, type OutputOf } from './endpoint.ts'
import { ApiError, httpFailure } from './errors.ts'
import { headers } from './headers.ts'

/** What the client asks of the store at each call, without knowing it. */
export interface ClientContext {
  /** Origin of the API, such as https://give.example. */
  host: string
  eventId(): string | undefined
  /** The visitor's token, where somebody is signed in. */
  token(): string | undefined
  /** What the server says beside each answer: versions, maintenance (see `headers`). */
  onNews(headers: Headers): void
}

export interface CallOptions {
  signal?: AbortSignal
  /** Asks past every cache. */
  fresh?: boolean
}

/** What of an endpoint the browser needs. */
export type Callable = Pick<Endpoint, 'method' | 'path' | 'output' | 'scope' | 'access'> &
  Partial<Pick<Endpoint, 'input'>>

export interface Client {
  /**
   * Makes one call, once: nothing is repeated here, and there is no timeout.
   * @throws {ApiError} always this error, whatever went wrong
   */
  call<E extends Callable>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>
}

export function createClient(environment: Environment, context: ClientContext): Client {
  async function call<E extends Callable>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<OutputOf<E>> {
    const { method, path, access, output } = endpoint
    const { url, body } = addressOf(endpoint, input as Record<string, unknown>, context.host)
    const init: RequestInit = {
      method,
      ...requestInit(endpoint, environment, context),
      ...(body && { body: nullForUndefined(body) }),
      ...(options.signal && { signal: options.signal }),
      ...(options.fresh && { cache: 'no-store' }),
    }
    let response: Response
    let answer: unknown
    try {
      response = await (access === 'open' ? environment.fetch(url, init) : sendByOfetch(environment, url, init))
      answer = parseJson(await response.text())
    } catch (cause) {
      throw new ApiError({ type: failureType(cause) }, { cause })
    }
    context.onNews(response.headers)
    if (!response.ok) throw new ApiError(httpFailure(response.status, answer, response.headers.get('retry-after')))
    return decode(output, answer, `${method} ${path}`) as OutputOf<E>
  }

  return { call }
}

/**
 * Every call but an open read, which is a plain GET before the first content
 * and does not wait for the library's code.
 */
async function sendByOfetch({ fetch }: Environment, url: string, init: RequestInit): Promise<Response> {
  const { createFetch } = await import('ofetch')
  const send = createFetch({ fetch })
  // As a stream the answer stays unread: reading and judging it is the client's.
  return send.raw(url, {
    ...init,
    retry: 0,
    ignoreResponseError: true,
    responseType: 'stream',
  } as FetchOptions<'stream'>)
}

/**
 * An open read carries the page's address in `Referer`, the one such header
 * that a browser sends across origins without asking first: a round trip less
 * before the first content. Every other call names it in our own header.
 * `same-origin` sends nothing to another origin, and is what a preload matches.
 */
function requestInit({ access, scope }: Callable, environment: Environment, context: ClientContext): RequestInit {
  const page = withoutSecrets(environment.location())
  if (access === 'open') {
    return { credentials: 'same-origin', referrer: page, referrerPolicy: 'no-referrer-when-downgrade' }
  }
  const sent = new Headers({ [headers.pageUrl]: page })
  const eventId = scope === 'event' ? context.eventId() : undefined
  if (eventId) sent.set(headers.eventId, eventId)
  const token = context.token()
  if (token) sent.set('authorization', `Bearer ${token}`)
  return { headers: sent, credentials: 'include', referrerPolicy: 'origin' }
}

/** As JSON, where "nothing" is said as null and not left out. The caller's object stays as it is. */
export function nullForUndefined(body: unknown): string {
  return JSON.stringify(body, (_, value: unknown) => value ?? null)
}

/** What is not JSON stays a text, and no schema accepts it. */
function parseJson(text: string): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function failureType(problem: unknown): 'aborted' | 'timeout' | 'network' {
  const { name, cause } = problem as Error
  const reason = (cause as Error | undefined)?.name ?? name
  if (reason === 'AbortError') return 'aborted'
  return reason === 'TimeoutError' ? 'timeout' : 'network'
}
