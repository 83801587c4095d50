import type { Client } from '../api/client.ts'
import { failureIn } from '../api/failure-in.ts'
import { notices } from './notices.ts'
import type { Site } from './site.ts'

/**
 * `client.call` for calls that need a signed-in user. An expired session is reported once, in a notice; one that the
 * visitor has left meanwhile is not, since the notice would end the session that has begun since.
 */
export function userCall(site: Site): Client['call'] {
  return async (endpoint, input, options) => {
    const asked = site.$token.get()
    try {
      return await site.client.call(endpoint, input, options)
    } catch (problem) {
      const failure = failureIn(problem)
      const isOver = failure?.type === 'http' && /^(invalid_token|session_expired)$/.test(failure.said.error ?? '')
      if (isOver && failure.status === 401 && site.$token.get() === asked) notices(site).fail(failure)
      throw problem
    }
  }
}
