import type { DetailOf, Events } from '../lib/events.ts'
import { useSurroundings } from './context.ts'

/** Sends the events that a feature's `*.events.ts` describes, which is imported as a type only. */
export function useEmit<E extends Events>(): <Name extends keyof E & string>(
  name: Name,
  detail: DetailOf<E[Name]>,
) => void {
  return useSurroundings().emit
}
