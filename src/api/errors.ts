import { stringEntries } from '../lib/string-entries.ts'

/** Every way a call can fail. Each failure is exactly one of these. */
export type Failure =
  /** No answer: offline, refused, CORS, TLS. */
  | { type: 'network' }
  | { type: 'timeout' }
  /** We aborted the request. */
  | { type: 'aborted' }
  | HttpFailure
  /** An answer that violates the contract, such as a hotel's sign-in page with status 200. */
  | { type: 'shape'; detail: string /** Was the answer empty? */; empty?: boolean }

export interface HttpFailure {
  type: 'http'
  status: number
  /** The server's texts, which win over ours. */
  said: Readonly<Partial<Record<Exclude<keyof ErrorBody, 'fields'>, string>>>
  /** Validation errors by the request's field, in wire names. */
  fields: Readonly<Record<string, string>>
  /** Seconds from `Retry-After`; NaN if absent. */
  retryAfter: number
}

/** The one error that `client.call` throws. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly failure: Failure

  constructor(failure: Failure, options?: { cause?: unknown }) {
    // Without the server's text, so that no personal data gets into logs.
    super(failure.type === 'http' ? `http ${failure.status}` : failure.type, options)
    this.failure = failure
  }
}

/** The body of every answer with status 400 or above. */
export interface ErrorBody {
  /**
   * Stable identifier: `validation_error`, `invalid_token`, `invalid_grant`, `untrusted_source`,
   * `idempotency_key_reused`…
   */
  error: string
  /** Human-readable, in the event's language. */
  error_description?: string | undefined
  /** Title of the popup; wins over the catalogue's. */
  error_header?: string | undefined
  button_label?: string | undefined
  redirect_route?: string | undefined
  fields?: Record<string, string> | undefined
  /** The record that was added with the idempotency key. */
  record_id?: string | undefined
}

/**
 * The failure of an answer with an error status.
 * @param body untrusted: only its strings are used
 * @param retryAfter the header `Retry-After`
 */
export function httpFailure(status: number, body: unknown, retryAfter: string | null): HttpFailure {
  const { fields } = Object(body) as { fields?: unknown }
  return {
    type: 'http',
    status,
    said: stringEntries(body),
    fields: stringEntries(fields),
    retryAfter: Number(retryAfter ?? Number.NaN),
  }
}
