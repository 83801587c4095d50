import { ApiError } from '../api/errors.ts'
import type { Environment } from '../lib/environment.ts'
import { retry } from '../lib/retry.ts'
import { createResource, type Resource } from './resource.ts'

/**
 * Code that is loaded when it is needed, as a read: 3 tries, 500 ms apart. What has come once is there at once.
 * @param load the same function from one call to the next
 */
export function codeOf<T>(load: () => Promise<T>, environment: Environment): Resource<T> {
  const code = known.get(load) ?? createCode(load, environment)
  known.set(load, code)
  return code as Resource<T>
}

const known = new WeakMap<() => Promise<unknown>, Resource<unknown>>()

function createCode<T>(load: () => Promise<T>, environment: Environment): Resource<T> {
  return createResource({
    environment,
    async load() {
      try {
        return await retry(load, { tries: 3, delay: 500 })
      } catch (problem) {
        environment.report(problem, 'code did not load')
        throw new ApiError({ type: 'network' }, { cause: problem })
      }
    },
  })
}
