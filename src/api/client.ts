import type { Environment } from '../lib/environment.ts'
import { retryImport } from '../lib/retry-import.ts'
import { pageAddress } from '../lib/urls.ts'
import { decode } from './decode.ts'
import { addressOf, type Call, type InputOf, type OutputOf } from './endpoint.ts'
import { ApiError, httpFailure } from './errors.ts'

/** What the client reads from the site on each call. */
export interface ClientContext {
  /** Origin of the API, such as https://give.example. */
  host: string
  eventId(): string | undefined
  /** The visitor's token, if signed in. */
  token(): string | undefined
  /** Receives the status and headers of each answer: versions, maintenance (see `headers`). */
  onNews(answer: Pick<Response, 'headers' | 'status'>): void
}

export interface CallOptions {
  signal?: AbortSignal
  /** Bypasses every cache. */
  fresh?: boolean
  /** Used instead of the visitor's token, such as one that was just removed. */
  token?: string
}

export interface Client {
  /**
   * Makes one call. No retry and no timeout.
   * @throws {ApiError} always this error, whatever failed
   */
  call<E extends Call>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>
}

/** The client of one site: makes calls, and decodes their answers. */
export function createClient(environment: Environment, context: ClientContext): Client {
  async function call<E extends Call>(
    endpoint: E,
    input: InputOf<E>,
    { signal, fresh, token }: CallOptions = {},
  ): Promise<OutputOf<E>> {
    const { method, path, access, credentials = 'same-origin', output, scope } = endpoint
    const { url, body } = addressOf(endpoint, input as Record<string, unknown>, context.host)
    const page = pageAddress(environment.location())
    const options: RequestInit = { method, ...(signal && { signal }), ...(fresh && { cache: 'no-store' }) }
    let response: Response
    let answer: unknown
    try {
      if (access === 'open') {
        response = await environment.fetch(url, { ...options, ...openRead, credentials, referrer: page })
      } else {
        const call = { url, options, body, fetch: environment.fetch, page, token: token ?? context.token() }
        const { send } = await retryImport(() => import('./send.ts'), environment.report)
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
 * An open read sends `pageAddress` as `Referer`, the only such header that browsers send across origins without
 * a preflight request, which saves a round trip before the first content. The credentials `same-origin`
 * send none to another origin, and match a preload.
 */
const openRead: RequestInit = { referrerPolicy: 'no-referrer-when-downgrade' }

/**
 * Text that is not JSON stays a string, which no schema accepts. Uses the browser's native parser, since a page may
 * have replaced `JSON.parse` by one that revives dates.
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
