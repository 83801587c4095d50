import type { Failure } from '../api/errors.ts'

/** Did the server answer, and refuse? If not, it may have done what was asked. */
export const isAnswered = (failure: Failure): boolean => failure.type === 'http' && failure.status < 500

/** Was something else sent with the same idempotency key before? Then that was done. */
export const isKeyReused = (failure: Failure): failure is Extract<Failure, { type: 'http' }> =>
  failure.type === 'http' && failure.said.error === 'idempotency_key_reused'
