import type { ErrorText, ErrorWords } from './error-words.ts'

/** An answer of 400 or above. Throw it from anywhere in a handler. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: HttpStatus
  readonly words: ErrorWords
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(status: HttpStatus, words: ErrorWords, { retryAfter }: { retryAfter?: number } = {}) {
    super(`${status} ${words.error}`)
    this.status = status
    this.words = words
    this.retryAfter = retryAfter
  }
}

type HttpStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 502 | 503

/** A 400 with a message for each invalid field, by its wire name. */
export function validationError(fields: Record<string, ErrorText>): HttpError {
  const [first = 'Some of what was sent is not right.'] = Object.values(fields)
  const said = typeof first === 'object' && 'forPrograms' in first ? (first.forPeople ?? first) : first
  return new HttpError(400, { error: 'validation_error', error_description: said, fields })
}
