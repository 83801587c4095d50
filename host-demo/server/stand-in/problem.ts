import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Fields of Stripe's `error` object besides type and message. */
export interface ProblemDetails {
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  doc_url?: string
  payment_intent?: object
  payment_method?: object
  setup_intent?: object
}

export type ProblemType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

/**
 * An error response. A handler that throws it rolls back its changes; one that returns it (a declined card) keeps them.
 */
export class Problem extends Error {
  readonly status: ContentfulStatusCode
  readonly type: ProblemType
  readonly details: ProblemDetails

  constructor(status: ContentfulStatusCode, type: ProblemType, message: string, details: ProblemDetails = {}) {
    super(message)
    this.status = status
    this.type = type
    this.details = details
  }

  body() {
    return { error: { type: this.type, message: this.message, ...this.details } }
  }
}

/** A parameter that is wrong by itself. It is refused before the call begins, so its idempotency key stays free. */
export class ParameterProblem extends Problem {}

export function wrongParameter(message: string, details: ProblemDetails = {}): ParameterProblem {
  return new ParameterProblem(400, 'invalid_request_error', message, details)
}

export function invalid(message: string, details: ProblemDetails = {}): Problem {
  return new Problem(400, 'invalid_request_error', message, details)
}

export function missingResource(kind: string, id: string, param = 'id'): Problem {
  return new Problem(404, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing', param })
}
