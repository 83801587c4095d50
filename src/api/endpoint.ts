import type { GenericSchema, InferInput } from 'valibot'
import { pathSegment } from '../lib/urls.ts'
import type { Decoded, Decoder } from './decode.ts'
import type { Permission } from './permissions.ts'

/** An empty answer, or a call that needs nothing. */
export type Schema = GenericSchema<unknown, unknown>

/** What the browser needs to make a call of the API, as data. */
interface Callable<Output extends Decoder> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `{host}/api/v1`. Segments like `:order_id` are taken from the input. */
  readonly path: `/${string}`
  /** Decodes the answer into domain types. */
  readonly output: Output
  /** `event`: carries the event id header. `app`: does not. */
  readonly scope: 'app' | 'event'
  /** Who may call it. `open`: also any page at all, without our headers or credentials. */
  readonly access: 'open' | 'anyone' | 'user'
}

export interface Call<Input extends Schema = Schema, Output extends Decoder = Decoder> extends Callable<Output> {
  /** Its type alone, unless the server's half has been added. */
  readonly input?: Input
}

/** The server's half of an endpoint. It stands in a file that no browser loads. */
export interface Description<Input extends Schema = Schema> {
  /** What the caller gives: path parameters, and the rest as query (GET, DELETE) or JSON body. Wire names. */
  readonly input: Input
  /** What the caller's membership of the event's organisation must allow. Only with `access: 'user'`. */
  readonly needs?: Permission
  /** One line for the reference. */
  readonly summary: string
  /** The `error` codes that it may answer with, beside `validation_error` and `rate_limited`. */
  readonly errors?: readonly string[]
}

/** Both halves: the reference server answers by it, and the OpenAPI document is made from it. */
export interface Endpoint<Input extends Schema = Schema, Output extends Schema = Schema>
  extends Callable<Output>,
    Description<Input> {}

export type InputOf<E> = E extends { input?: infer Input extends Schema } ? InferInput<Input> : Record<string, unknown>
export type OutputOf<E> = E extends { output: infer Output extends Decoder } ? Decoded<Output> : never

/** Says how an endpoint is called, with the type of its input: `endpoint<typeof inputs.login>()({ … })`. */
export function endpoint<D extends Description>() {
  return <const Output extends Schema>(call: Callable<Output>): Call<D['input'], Output> => call
}

/** Says what the server needs to know of an endpoint beside that, and keeps its types. */
export function described<const Input extends Schema>(description: Description<Input>): Description<Input> {
  return description
}

export const apiPath = '/api/v1'

/**
 * The address of a call, and what of the input is left for the body. Snippets
 * that ask for a block's data ahead of its code use it too: both must build
 * the same address, or the browser asks twice.
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
