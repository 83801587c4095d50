/** What can happen to a call. Everything that may go wrong is exactly one of these. */
export type Failure =
  /** No answer: offline, refused, CORS, TLS. */
  | { type: 'network' }
  | { type: 'timeout' }
  /** We gave the request up ourselves. */
  | { type: 'aborted' }
  | HttpFailure
  /** An answer that is not what the contract says, such as a hotel's sign-in page with status 200. */
  | { type: 'shape'; detail: string }

export interface HttpFailure {
  type: 'http'
  status: number
  /** The server's `error`, such as `invalid_token`. */
  code?: string
  /** The server's `error_header`: wins over our own title. */
  title?: string
  /** The server's `error_description`. */
  message?: string
  buttonLabel?: string
  redirectRoute?: string
  /** What is wrong with which field of the request, by its wire name. */
  fields?: Readonly<Record<string, string>>
  /** Seconds that the server asks to wait (`Retry-After`). */
  retryAfter?: number
}

/** The one error that `client.call` throws. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly failure: Failure

  constructor(failure: Failure, options?: { cause?: unknown }) {
    super(describe(failure), options)
    this.failure = failure
  }
}

/** The failure as it is called in logs. It carries no text of the server's: that could hold somebody's name. */
function describe(failure: Failure): string {
  if (failure.type === 'http') return `http ${failure.status}${failure.code ? ` ${failure.code}` : ''}`
  return failure.type === 'shape' ? `shape: ${failure.detail}` : failure.type
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
  const sent: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {}
  const text = (name: keyof ErrorBody) => (typeof sent[name] === 'string' && sent[name] ? sent[name] : undefined)
  const failure: HttpFailure = { type: 'http', status }
  assign(failure, 'code', text('error'))
  assign(failure, 'title', text('error_header'))
  assign(failure, 'message', text('error_description'))
  assign(failure, 'buttonLabel', text('button_label'))
  assign(failure, 'redirectRoute', text('redirect_route'))
  if (isTexts(sent.fields)) failure.fields = sent.fields
  const seconds = Number(retryAfter)
  if (retryAfter && Number.isFinite(seconds)) failure.retryAfter = seconds
  return failure
}

function assign<K extends keyof HttpFailure>(failure: HttpFailure, key: K, value: HttpFailure[K] | undefined): void {
  if (value !== undefined) failure[key] = value
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every(text => typeof text === 'string')
}
