import type { Failure } from '../../api/errors.ts'

/** Did the server answer, and refuse? If not, it may have done what was asked. */
export const isAnswered = (failure: Failure): boolean => failure.type === 'http' && failure.status < 500
