import { createFetch } from 'ofetch'
import type { Environment } from '../lib/environment.ts'
import { withoutSecrets } from '../lib/urls.ts'
import { decode } from './decode.ts'
import { addressOf, type Endpoint, type InputOf, type OutputOf } from './endpoint.ts'
import { ApiError, httpFailure } from './errors.ts'
import { headers } from './headers.ts'

/** What the server says beside each answer. */
export interface ResponseNews {
  appVersion: string | undefined
  appBuild: string | undefined
  maintenanceEta: string | undefined
  maintenancePeriod: string | undefined
}

/** What the client asks of the store at each call, without knowing it. */
export interface ClientContext {
  /** Origin of the API, such as https://give.example. */
  host: string
  eventId(): string | undefined
  /** The visitor's token, where somebody is signed in. */
  token(): string | undefined
  onNews(news: ResponseNews): void
}

export interface CallOptions {
  signal?: AbortSignal
  /** Asks past every cache. */
  fresh?: boolean
}

export interface Client {
  /**
   * Makes one call, once: nothing is repeated here, and there is no timeout.
   * @throws {ApiError} always this error, whatever went wrong
   */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>
}

export function createClient(environment: Environment, context: ClientContext): Client {
  const send = createFetch({ fetch: environment.fetch })

  async function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<OutputOf<E>> {
    const { url, body } = addressOf(endpoint, { ...(input as Record<string, unknown>) }, context.host)
    const response = await send
      .raw(url, {
        method: endpoint.method,
        retry: 0,
        ignoreResponseError: true,
        parseResponse: parseJson,
        ...(body && { body: nullForUndefined(body) }),
        ...requestInit(endpoint, environment, context),
        ...(options.signal && { signal: options.signal }),
        ...(options.fresh && { cache: 'no-store' as const }),
      })
      .catch((cause: unknown) => {
        throw new ApiError({ type: failureType(cause) }, { cause })
      })
    context.onNews(newsOf(response.headers))
    const answer: unknown = response._data
    if (!response.ok) throw new ApiError(httpFailure(response.status, answer, response.headers.get('retry-after')))
    return decode(endpoint.output, answer, `${endpoint.method} ${endpoint.path}`) as OutputOf<E>
  }

  return { call }
}

/**
 * An open read carries the page's address in `Referer`, the one such header
 * that a browser sends across origins without asking first: a round trip less
 * before the first content. Every other call names it in our own header.
 * `same-origin` sends nothing to another origin, and is what a preload matches.
 */
function requestInit({ access, scope }: Endpoint, environment: Environment, context: ClientContext): RequestInit {
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

/** Deep, on a copy: the server is told "nothing" where JSON would leave the name out. */
export function nullForUndefined(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, replaced(value)]))
}

function replaced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaced)
  return isPlain(value) ? nullForUndefined(value) : (value ?? null)
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
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
  const cause = problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'AbortError') return 'aborted'
  return name === 'TimeoutError' ? 'timeout' : 'network'
}

function newsOf(received: Headers): ResponseNews {
  const read = (name: string) => received.get(name) ?? undefined
  return {
    appVersion: read(headers.appVersion),
    appBuild: read(headers.appBuild),
    maintenanceEta: read(headers.maintenanceEta),
    maintenancePeriod: read(headers.maintenancePeriod),
  }
}
