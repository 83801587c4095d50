import { useStore } from '@nanostores/react'
import { auth } from '../store/auth.ts'
import type { Slice } from '../store/slice.ts'
import { useSurroundings } from './context.ts'

/** A slice of the currently signed-in user. Changes when another tab signs somebody else in. */
export function useUserSlice<T>(slice: Slice<T>): T {
  const { site } = useSurroundings()
  useStore(auth(site).$state)
  return slice(site)
}
