import { useEffect, useState } from 'react'

/**
 * Whole seconds until a moment, counting down to 0.
 * @param until milliseconds since 1970; undefined: not counting
 */
export function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    setNow(Date.now())
    if (until === undefined || until <= Date.now()) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (until <= Date.now()) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])

  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
}
