import { useEffect, useRef, useState } from 'react'

type Props = Readonly<{
  value: number
  /** Formats a number, such as an amount in minor units. */
  format: (value: number) => string
  /** Intermediate numbers are multiples of this: 100 keeps the pence from flickering. Default: 1. */
  step?: number
}>

/**
 * A number that counts up or down to its new value when it changes. The first value is shown at once: counting up
 * from zero would show amounts that were never true.
 */
export function CountUp({ value, format, step = 1 }: Props) {
  const [shown, setShown] = useState(value)
  const element = useRef<HTMLElement>(null)
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
        if (!gone) stop = countSteps(element.current, { from: last.current, to: value, step }, show)
      },
      () => show(value),
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [value, step])

  return <bdi ref={element}>{format(shown)}</bdi>
}
