import { texts } from '../lib/texts.ts'

/** What can happen to a call. Everything that may go wrong is exactly one of these. */
export type Failure =
  /** No answer: offline, refused, CORS, TLS. */
  | { type: 'network' }
  | { type: 'timeout' }
  /** We gave the request up ourselves. */
  | { type: 'aborted' }
  | HttpFailure
  /** An answer that is not what the contract says, such as a hotel's sign-in page with status 200. */
  | { type: 'shape'; detail: string /** Was there nothing in it? */; empty?: boolean }

export interface HttpFailure {
  type: 'http'
  status: number
  /** What the server said, as far as it is text: its title wins over ours. */
  said: Readonly<Partial<Record<Exclude<keyof ErrorBody, 'fields'>, string>>>
  /** What is wrong with which field of the request, by its wire name. */
  fields: Readonly<Record<string, string>>
  /** Seconds that the server asks to wait (`Retry-After`); NaN where it does not. */
  retryAfter: number
}

/** The one error that `client.call` throws. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly failure: Failure

  constructor(failure: Failure, options?: { cause?: unknown }) {
    // No text of the server's: logs carry nobody's name.
    super(failure.type === 'http' ? `http ${failure.status}` : failure.type, options)
    this.failure = failure
  }
}

/** The body of every answer of 400 and above, as the server writes it. */
export interface ErrorBody {
  /** Stable, for programs: `validation_error`, `invalid_token`, `invalid_grant`, `untrusted_source`, `idempotency_key_reused`… */
  error: string
  /** For people, in the event's language. */
  error_description?: string | undefined
  /** Title of the popup; wins over the catalogue's. */
  error_header?: string | undefined
  button_label?: string | undefined
  redirect_route?: string | undefined
  fields?: Record<string, string> | undefined
}

export function httpFailure(status: number, body: unknown, retryAfter: string | null): HttpFailure {
  const { fields } = Object(body) as { fields?: unknown }
  return {
    type: 'http',
    status,
    said: texts(body),
    fields: texts(fields),
    retryAfter: Number(retryAfter ?? Number.NaN),
  }
}
