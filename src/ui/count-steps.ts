const duration = 600

interface Count {
  readonly from: number
  readonly to: number
  /** Intermediate numbers are multiples of it: 100 keeps the pence from flickering. */
  readonly step: number
}

/**
 * Counts from one number to another in steps, and always ends on the exact one. Loaded on the first change, so that
 * it does not delay the first number.
 * @param element shows the number: nothing is counted where the browser skips it because it is out of sight
 * @returns stops the count
 */
export function countSteps(
  element: HTMLElement | null,
  { from, to, step }: Count,
  show: (value: number) => void,
): () => void {
  const isSkipped = element?.checkVisibility?.({ contentVisibilityAuto: true }) === false
  if (isSkipped || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to)
    return () => {}
  }
  const began = performance.now()
  let frame = requestAnimationFrame(function next(now) {
    const share = Math.min(Math.max(now - began, 0) / duration, 1)
    const eased = 1 - (1 - share) ** 4
    show(share === 1 ? to : Math.round((from + (to - from) * eased) / step) * step)
    if (share < 1) frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}
