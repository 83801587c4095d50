import { useEffect, useState } from 'react'
import type { Draw } from '../../api/draws.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { serverClock } from '../../store/server-clock.ts'

/** `ending`: its time is up, and the server has not confirmed the close yet. */
export type DrawPhase = 'coming' | 'open' | 'soldOut' | 'ending' | 'closed' | 'drawn'

type Times = Pick<Draw, 'state' | 'left' | 'opens_at' | 'closes_at'>

/** @param now the server's clock in milliseconds since 1970 */
export function phaseOf({ state, left, opens_at, closes_at }: Times, now: number): DrawPhase {
  if (state === 'closed' || state === 'drawn') return state
  if (now < Date.parse(opens_at)) return 'coming'
  if (now >= Date.parse(closes_at)) return 'ending'
  return left === 0 ? 'soldOut' : 'open'
}

/** The longest delay of a timer, in milliseconds. */
const longest = 2 ** 31 - 1

/** The phase of a draw by the server's clock. Renders again when it changes. */
export function useDrawPhase(draw: Times): DrawPhase {
  const { site } = useSurroundings()
  const [, render] = useState(0)
  const now = serverClock(site)()
  const next = [draw.opens_at, draw.closes_at].map(Date.parse).find(time => time > now)

  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => render(count => count + 1), Math.min(longest, next - serverClock(site)() + 1))
    return () => clearTimeout(timer)
  }, [site, next])

  return phaseOf(draw, now)
}
