import { useEffect, useRef, useState } from 'react'

/**
 * A value that changes at most once in a time: the first change at once, and of those that follow the last.
 * @param pause milliseconds
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
