import { atom, onMount, type ReadableAtom } from 'nanostores'
import { defineSlice } from './slice.ts'

/** Milliseconds between updates. */
const tick = 10_000

/** Milliseconds since 1970, updated every ten seconds while in use: for texts in minutes. */
export const clock = defineSlice('clock', (): ReadableAtom<number> => {
  const $now = atom(Date.now())
  onMount($now, () => {
    $now.set(Date.now())
    const timer = setInterval(() => $now.set(Date.now()), tick)
    return () => clearInterval(timer)
  })
  return $now
})
