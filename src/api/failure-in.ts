import type { Failure } from './errors.ts'

/**
 * The failure in an error of the client; undefined for other errors. Checked by name, not by class: blocks of two
 * bundles share a client, but each bundle has its own class.
 */
export function failureIn(problem: unknown): Failure | undefined {
  const { name, failure } = Object(problem) as { name?: unknown; failure?: Failure }
  return name === 'ApiError' ? failure : undefined
}
