import type { Failure } from './errors.ts'

/**
 * The failure that an error of the client's carries; undefined for a fault of
 * another kind. Known by its name, not its class: blocks of two files share
 * one client, and each file has a class of its own.
 */
export function failureIn(problem: unknown): Failure | undefined {
  const { name, failure } = Object(problem) as { name?: unknown; failure?: Failure }
  return name === 'ApiError' ? failure : undefined
}
