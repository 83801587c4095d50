import { useEffect, useRef, useState } from 'react'

/**
 * A value that changes at most once per period: the first change at once, then only the last one in each period.
 * @param pause the period in milliseconds
 */
export function useAtMostEvery<T>(value: T, pause: number): T {
  const [shown, setShown] = useState(() => value)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (value === shown) return
    const change = () => {
      changedAt.current = performance.now()
      setShown(() => value)
    }
    const wait = changedAt.current + pause - performance.now()
    if (wait <= 0) return change()
    const timer = setTimeout(change, wait)
    return () => clearTimeout(timer)
  }, [value, shown, pause])
  return shown
}
