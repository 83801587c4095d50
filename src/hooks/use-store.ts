import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** A store's value. Draws again when it changes. */
export function useStore<T>({ listen, get }: Pick<ReadableAtom<T>, 'listen' | 'get'>): T {
  return useSyncExternalStore(listen, get, get)
}
