import type { Environment } from '../lib/environment.ts'
import { withoutSecrets } from '../lib/urls.ts'
import { decode } from './decode.ts'
import { addressOf, type Call, type InputOf, type OutputOf } from './endpoint.ts'
import { ApiError, httpFailure } from './errors.ts'

/** What the client asks of the store at each call, without knowing it. */
export interface ClientContext {
  /** Origin of the API, such as https://give.example. */
  host: string
  eventId(): string | undefined
  /** The visitor's token, where somebody is signed in. */
  token(): string | undefined
  /** What the server says beside each answer: versions, maintenance (see `headers`). */
  onNews(answer: Pick<Response, 'headers' | 'status'>): void
}

export interface CallOptions {
  signal?: AbortSignal
  /** Asks past every cache. */
  fresh?: boolean
  /** In the place of the visitor's own, such as one that has just been put away. */
  token?: string
}

export interface Client {
  /**
   * Makes one call, once: nothing is repeated here, and there is no timeout.
   * @throws {ApiError} always this error, whatever went wrong
   */
  call<E extends Call>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>
}

export function createClient(environment: Environment, context: ClientContext): Client {
  async function call<E extends Call>(
    endpoint: E,
    input: InputOf<E>,
    { signal, fresh, token }: CallOptions = {},
  ): Promise<OutputOf<E>> {
    const { method, path, access, output, scope } = endpoint
    const { url, body } = addressOf(endpoint, input as Record<string, unknown>, context.host)
    const page = withoutSecrets(environment.location())
    const options: RequestInit = { method, ...(signal && { signal }), ...(fresh && { cache: 'no-store' }) }
    let response: Response
    let answer: unknown
    try {
      if (access === 'open') {
        response = await environment.fetch(url, { ...options, ...openRead, referrer: page })
      } else {
        const call = { url, options, body, fetch: environment.fetch, page, token: token ?? context.token() }
        const { send } = await import('./send.ts')
        response = await send({ ...call, eventId: scope === 'event' ? context.eventId() : undefined })
      }
      answer = await parseJson(await response.text())
    } catch (cause) {
      throw new ApiError({ type: failureType(cause) }, { cause })
    }
    context.onNews(response)
    if (!response.ok) throw new ApiError(httpFailure(response.status, answer, response.headers.get('retry-after')))
    return decode(output, answer, `${method} ${path}`) as OutputOf<E>
  }

  return { call }
}

/**
 * An open read carries the page's address in `Referer`, the one such header
 * that a browser sends across origins without asking first: a round trip less
 * before the first content. `same-origin` sends no credentials to another
 * origin, and is what a preload matches.
 */
const openRead: RequestInit = { credentials: 'same-origin', referrerPolicy: 'no-referrer-when-downgrade' }

/**
 * What is not JSON stays a text, and no schema accepts it. The browser's own
 * parser: a page may have put another in the place of `JSON.parse`, which
 * makes dates of texts.
 */
async function parseJson(text: string): Promise<unknown> {
  return text ? new Response(text).json().catch(() => text) : null
}

function failureType(problem: unknown): 'aborted' | 'timeout' | 'network' {
  const { name, cause } = problem as Error
  const reason = (cause as Error | undefined)?.name ?? name
  if (reason === 'AbortError') return 'aborted'
  return reason === 'TimeoutError' ? 'timeout' : 'network'
}
