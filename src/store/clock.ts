import { atom, onMount, type ReadableAtom } from 'nanostores'
import { serverClock } from './server-clock.ts'
import { defineSlice } from './slice.ts'

/** Milliseconds between updates. */
const tick = 10_000

/** The server's time, updated every ten seconds while in use: for texts in minutes. */
export const clock = defineSlice('clock', (site): ReadableAtom<number> => {
  const now = serverClock(site)
  const $now = atom(now())
  onMount($now, () => {
    $now.set(now())
    const timer = setInterval(() => $now.set(now()), tick)
    return () => clearInterval(timer)
  })
  return $now
})
