import { useStore } from '@nanostores/react'
import { codeOf } from '../store/code.ts'
import type { ResourceState } from '../store/resource.ts'
import { useSurroundings } from './context.ts'
import { type OwnWords, useResource } from './use-resource.ts'

/**
 * Lazily loaded code.
 * @param load must be the same function on every render
 */
export function useCode<T>(load: () => Promise<T>): ResourceState<T> {
  return useStore(codeOf(load, useSurroundings().site.environment).$state)
}

/** The same as props of a `ResourceFrame`. */
export function useCodeFrame<T>(load: () => Promise<T>, own?: OwnWords) {
  return useResource(codeOf(load, useSurroundings().site.environment), own)
}
