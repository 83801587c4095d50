import type { DetailOf, Events } from '../lib/events.ts'
import { useSurroundings } from './context.ts'

/** Sends the events described in a feature's `*.events.ts`, which is imported only as a type. */
export function useEmit<E extends Events>(): <Name extends keyof E & string>(
  name: Name,
  detail: DetailOf<E[Name]>,
) => void {
  return useSurroundings().emit
}
