import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Failure } from '../api/errors.ts'
import { failureIn } from '../api/failure-in.ts'
import type { Environment } from '../lib/environment.ts'
import { onPlatformReturn } from './platform-return.ts'

/** The state of a read. */
export type ResourceState<T> =
  /** `slow`: no answer for a while; say "still trying", since there is no timeout. */
  | { type: 'loading'; slow: boolean; problem?: undefined }
  /** `problem`: the last refresh failed, so the value may be stale. */
  | { type: 'ready'; value: T; problem?: Failure | undefined }
  | { type: 'failed'; failure: Failure; problem?: undefined }

export interface Resource<T> {
  $state: ReadableAtom<ResourceState<T>>
  /**
   * Reads again. Once there is a value, concurrent calls share a read that begins after them, since an earlier one may
   * be older than what was just written.
   */
  refresh(): Promise<void>
  /**
   * Sets a value that arrived elsewhere. An answer to a read that began before is ignored.
   * @param isMerged that answer will contain the value, so it counts
   */
  accept(value: T, isMerged?: boolean): void
}

interface ResourceOptions<T> {
  load(): Promise<T>
  environment: Environment
}

/** Milliseconds until a call without an answer counts as slow. */
export const slowAfter = 8000

/** Loads when first listened to. A value stays; a failed read is retried on request, and when the platform
 * returns. */
export function createResource<T>({ load, environment }: ResourceOptions<T>): Resource<T> {
  const $state = atom<ResourceState<T>>({ type: 'loading', slow: false })
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  /** Has a newer value arrived since the read began? */
  let isStale = false

  function accept(value: T, isMerged = false): void {
    isStale ||= !isMerged
    $state.set({ type: 'ready', value })
  }

  async function request(): Promise<void> {
    if ($state.get().type === 'failed') $state.set({ type: 'loading', slow: false })
    isStale = false
    const timer = setTimeout(() => {
      if ($state.get().type === 'loading') $state.set({ type: 'loading', slow: true })
    }, slowAfter)
    try {
      const value = await load()
      if (!isStale) accept(value)
    } catch (problem) {
      const failure = failureOf(problem, environment)
      const state = $state.get()
      $state.set(state.type === 'ready' ? { ...state, problem: failure } : { type: 'failed', failure })
    } finally {
      clearTimeout(timer)
    }
  }

  function refresh(): Promise<void> {
    const earlier = running
    // The first listener mounts the store, which starts the read itself.
    if ($state.get().type === 'loading' || !earlier) {
      running ??= request().finally(() => {
        running = undefined
      })
      return running
    }
    next ??= earlier.then(() => {
      next = undefined
      return refresh()
    })
    return next
  }

  onMount($state, () => {
    if ($state.get().type !== 'ready') void refresh()
    return onPlatformReturn(() => {
      const state = $state.get()
      if (state.type === 'failed' || (state.type === 'ready' && state.problem)) void refresh()
    })
  })

  return { $state, refresh, accept }
}

/** An unexpected error is shown as a failed read, and reported. */
export function failureOf(problem: unknown, environment: Environment): Failure {
  const known = failureIn(problem)
  if (known?.type === 'shape') environment.report(problem, known.detail)
  if (known) return known
  environment.report(problem, 'unexpected fault')
  return { type: 'shape', detail: 'unexpected fault' }
}
