import { atom, onMount, type ReadableAtom } from 'nanostores'
import { serverClock } from '../../store/server-clock.ts'
import { defineSlice } from '../../store/slice.ts'

/** The server's clock in milliseconds since 1970, updated each second, for countdowns. */
export const seconds = defineSlice('seconds', (site): ReadableAtom<number> => {
  const now = serverClock(site)
  const $now = atom(now())
  onMount($now, () => {
    let timer: ReturnType<typeof setTimeout>
    function tick(): void {
      $now.set(now())
      timer = setTimeout(tick, 1000 - (now() % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  })
  return $now
})
