import { useEffect, useRef, useState } from 'react'

const duration = 700

/**
 * Follows a number in steps instead of a jump. The first value stands at once,
 * a fall too (a refund is no show), and so does every value where the visitor
 * wants less motion. It always ends on the exact value.
 * @param step what the values between are rounded to, such as 100 for whole pounds
 */
export function useCountUp(value: number, step: number): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    if (value <= start || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      from.current = value
      setShown(value)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function next(now) {
      const share = Math.min(1, (now - began) / duration)
      const eased = 1 - (1 - share) ** 3
      from.current = share === 1 ? value : start + Math.round(((value - start) * eased) / step) * step
      setShown(from.current)
      if (share < 1) frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, step])
  return shown
}
