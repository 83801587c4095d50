import { useEffect, useRef, useState } from 'react'

type Props = Readonly<{
  value: number
  /** Writes a number, such as an amount in minor units. */
  format: (value: number) => string
  /** Numbers on the way are multiples of this: 100 keeps pence still. Default: 1. */
  step?: number
}>

/**
 * A number that counts to its new value when it changes. The first one stands
 * at once: an amount on the way from nothing would be one that nobody gave.
 */
export function CountUp({ value, format, step = 1 }: Props) {
  const [shown, setShown] = useState(value)
  const last = useRef(value)

  useEffect(() => {
    if (last.current === value) return
    let stop: (() => void) | undefined
    let gone = false
    const show = (number: number) => {
      last.current = number
      setShown(number)
    }
    import('./count-steps.ts').then(
      ({ countSteps }) => {
        if (!gone) stop = countSteps(last.current, value, step, show)
      },
      () => show(value),
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [value, step])

  return <bdi>{format(shown)}</bdi>
}
