import { useEffect, useRef, useState } from 'react'
import css from './count-up.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  value: number
  /** Writes a number, such as an amount in minor units. */
  format: (value: number) => string
  /** Numbers on the way are multiples of this: 100 keeps pence still. Default: 1. */
  step?: number
  /** Milliseconds. Default: 1200. */
  duration?: number
}>

/**
 * A number that counts from its last value (at first from nothing) to the
 * present one. Screen readers and visitors who want no motion get the value
 * alone, at once; the width is the value's from the start, so nothing shifts.
 */
export function CountUp({ value, format, step = 1, duration = 1200 }: Props) {
  useStyles(css)
  const shown = useShownNumber(value, step, duration)
  return (
    <bdi className="count-up">
      <span className={shown === value ? undefined : 'count-up-value'}>{format(value)}</span>
      {shown !== value && <span aria-hidden="true">{format(shown)}</span>}
    </bdi>
  )
}

function useShownNumber(value: number, step: number, duration: number): number {
  const [shown, setShown] = useState(() => (prefersStillness() ? value : 0))
  const last = useRef(shown)

  useEffect(() => {
    const from = last.current
    if (from === value) return
    let start: number | undefined
    let frame = 0
    show(prefersStillness() ? value : from)
    if (last.current !== value) frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)

    function tick(now: number) {
      start ??= now
      const share = Math.min((now - start) / duration, 1)
      const eased = 1 - (1 - share) ** 4
      show(share === 1 ? value : Math.round((from + (value - from) * eased) / step) * step)
      if (share < 1) frame = requestAnimationFrame(tick)
    }

    function show(number: number) {
      last.current = number
      setShown(number)
    }
  }, [value, step, duration])

  return shown
}

function prefersStillness(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
