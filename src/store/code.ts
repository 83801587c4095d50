import { ApiError } from '../api/errors.ts'
import type { Environment } from '../lib/environment.ts'
import { retryImport } from '../lib/retry-import.ts'
import { translationsSettled } from '../lib/translations.ts'
import { createResource, type Resource } from './resource.ts'

/**
 * Lazily loaded code with the translations of its messages, as a resource: 3 attempts, 500 ms apart. Loaded code is
 * available synchronously.
 * @param load must be the same function on every call
 */
export function codeOf<T>(load: () => Promise<T>, environment: Environment): Resource<T> {
  const code = known.get(load) ?? createCode(load, environment)
  known.set(load, code)
  return code as Resource<T>
}

/** @throws {ApiError} after three attempts */
export async function loadCode<T>(load: () => Promise<T>, environment: Environment): Promise<T> {
  const { $state, refresh } = codeOf(load, environment)
  if ($state.get().type !== 'ready') await refresh()
  const state = $state.get()
  if (state.type === 'ready') return state.value
  throw new ApiError(state.type === 'failed' ? state.failure : { type: 'network' })
}

const known = new WeakMap<() => Promise<unknown>, Resource<unknown>>()

function createCode<T>(load: () => Promise<T>, environment: Environment): Resource<T> {
  return createResource({
    environment,
    async load() {
      try {
        const code = await retryImport(load, environment.report)
        await translationsSettled()
        return code
      } catch (problem) {
        throw new ApiError({ type: 'network' }, { cause: problem })
      }
    },
  })
}
