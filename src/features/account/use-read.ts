import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Resource, ResourceState } from '../../store/resource.ts'

/** What a resource holds, and asks anew for what was read on an earlier screen: orders come in meanwhile. */
export function useRead<T>(resource: Resource<T>): ResourceState<T> {
  const state = useStore(resource.$state)
  useEffect(() => {
    if (resource.$state.get().type === 'ready') void resource.refresh()
  }, [resource])
  return state
}
