import type { GenericSchema, InferInput } from 'valibot'
import { pathSegment } from '../lib/urls.ts'
import type { Decoded, Decoder } from './decode.ts'
import type { Permission } from './permissions.ts'

/** An empty input or answer. */
export type Schema = GenericSchema<unknown, unknown>

/** The browser's half of an API call, as data. */
interface Callable<Output extends Decoder> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `{host}/api/v1`. Segments such as `:order_id` are filled from the input. */
  readonly path: `/${string}`
  /** Decodes the answer into domain types. */
  readonly output: Output
  /** `event`: sends the event id header. `app`: does not. */
  readonly scope: 'app' | 'event'
  /** Who may call it. `open`: any page, without our headers or credentials. */
  readonly access: 'open' | 'anyone' | 'user'
  /** Sent without credentials. Other open reads have those that a preload has. */
  readonly credentials?: 'omit'
}

export interface Call<Input extends Schema = Schema, Output extends Decoder = Decoder> extends Callable<Output> {
  /** Type only, unless the server's half has been added. */
  readonly input?: Input
}

/** The server's half of an endpoint, in a file that browsers do not load. */
export interface Description<Input extends Schema = Schema> {
  /** The input: path parameters, and the rest as query (GET, DELETE) or JSON body. Wire names. */
  readonly input: Input
  /**
   * The permission that the caller needs in the event's organisation; `any`: at least one. Only with `access: 'user'`.
   */
  readonly needs?: Permission | 'any'
  /**
   * May a charity's own page call it for a visitor who has signed in from there? Only with `access: 'user'`: other
   * calls always accept such a session, at its event.
   */
  readonly takesPageSessions?: boolean
  /** The largest body, in bytes. Only without path parameters. @default 64 kB */
  readonly largestBody?: number
  /**
   * A call that crowds make at the same moment: while the process is busy, other requests go first, such as the page
   * that it is made from.
   */
  readonly lowPriority?: boolean
  /**
   * A browser may keep the answer for when there is no network, and asks again each time: an old answer's headers would
   * be taken for news of clock and maintenance. Only with `access: 'open'`. Default: nobody may keep it.
   */
  readonly isKept?: true
  /** One line for the API reference. */
  readonly summary: string
  /** The `error` codes it may return, besides `validation_error` and `rate_limited`. */
  readonly errors?: readonly string[]
}

/** Both halves: the reference server implements it, and the OpenAPI document is generated from it. */
export interface Endpoint<Input extends Schema = Schema, Output extends Schema = Schema>
  extends Callable<Output>,
    Description<Input> {}

export type InputOf<E> = E extends { input?: infer Input extends Schema } ? InferInput<Input> : Record<string, unknown>
export type OutputOf<E> = E extends { output: infer Output extends Decoder } ? Decoded<Output> : never

/** Defines the browser's half, with its input type: `endpoint<typeof inputs.login>()({ … })`. */
export function endpoint<D extends Description>() {
  return <const Output extends Schema>(call: Callable<Output>): Call<D['input'], Output> => call
}

/** Defines the server's half, keeping its types. */
export function described<const Input extends Schema>(description: Description<Input>): Description<Input> {
  return description
}

/** Every call is below this path of the host. */
export const apiPath = '/api/v1'

/**
 * The URL of a call, and the rest of the input for the body. Snippets that preload data use it too: both must build
 * the same URL, or the browser requests it twice.
 */
export function addressOf(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: Readonly<Record<string, unknown>>,
  host: string,
): { url: string; body: Record<string, unknown> | undefined } {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return pathSegment(String(value ?? ''))
  })
  const url = host + apiPath + filled
  if (method !== 'GET' && method !== 'DELETE') return { url, body: rest }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return { url: query.size ? `${url}?${query}` : url, body: undefined }
}
