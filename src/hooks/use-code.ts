import { useStore } from '@nanostores/react'
import { codeOf } from '../store/code.ts'
import type { ResourceState } from '../store/resource.ts'
import { useSurroundings } from './context.ts'
import { type OwnWords, useResource } from './use-resource.ts'

/**
 * Code that is not needed at first.
 * @param load the same function from one rendering to the next
 */
export function useCode<T>(load: () => Promise<T>): ResourceState<T> {
  return useStore(codeOf(load, useSurroundings().site.environment).$state)
}

/** What a `ResourceFrame` draws of such code. */
export function useCodeFrame<T>(load: () => Promise<T>, own?: OwnWords) {
  return useResource(codeOf(load, useSurroundings().site.environment), own)
}
