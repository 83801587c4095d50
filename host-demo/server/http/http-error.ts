import type { ErrorBody } from '../../../src/api/errors.ts'

/** An answer of 400 or above, thrown from wherever it is found out. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: HttpStatus
  readonly body: ErrorBody
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(status: HttpStatus, body: ErrorBody, { retryAfter }: { retryAfter?: number } = {}) {
    super(`${status} ${body.error}`)
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }
}

type HttpStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 502 | 503

/** 400, with what is wrong beside each field, by its wire name. */
export function validationError(fields: Record<string, string>): HttpError {
  const [first = 'Some of what was sent is not right.'] = Object.values(fields)
  return new HttpError(400, { error: 'validation_error', error_description: first, fields })
}
