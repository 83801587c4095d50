import { useEffect, useRef, useState } from 'react'
import type { countdownMessages } from '../lib/countdown.messages.ts'
import { passedMark, timeUnits } from '../lib/countdown.ts'
import type { MessageValues } from '../lib/messages.ts'
import { announce } from './announcer.ts'
import css from './countdown.css?inline'
import { HiddenText } from './hidden-text.tsx'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** What it counts down to: "Bidding ends". */
  label: string
  /** The moment in words, for screen readers: "on 21 November 2026 at 22:00". */
  moment: string
  /** Milliseconds since 1970. */
  until: number
  /**
   * The server's clock, in milliseconds since 1970, since the visitor's may be wrong. Must be the same function on
   * every render.
   */
  now: () => number
  /** `useMessages(countdownMessages)` */
  say: (key: keyof typeof countdownMessages, values?: MessageValues) => string
  onEnd?: () => void
}>

/**
 * Digits that count down to a moment. Screen readers hear the moment itself, then a reminder ten minutes, one minute
 * and half a minute before it, and when it is reached.
 */
export function Countdown({ label, moment, until, now, say, onEnd }: Props) {
  const left = useSecondsLeft(until, now)
  const last = useRef(left)
  useStyles(css)

  useEffect(() => {
    const mark = passedMark(last.current, left)
    last.current = left
    if (mark === undefined) return
    if (mark === 0) onEnd?.()
    announce(`${label}: ${markWords(mark, say)}`)
  }, [left, label, say, onEnd])

  return (
    <div className="countdown" role="timer" part="countdown">
      <p className="countdown-label">{label}</p>
      <HiddenText>{left > 0 ? moment : say('ended')}</HiddenText>
      <p className="countdown-digits" aria-hidden="true">
        {timeUnits(left).map(([unit, count]) => (
          <span key={unit} className="countdown-unit">
            <span className="countdown-count">{String(count).padStart(2, '0')}</span>
            <span className="countdown-word">{say(unit, { count })}</span>
          </span>
        ))}
      </p>
    </div>
  )
}

function markWords(mark: number, say: Props['say']): string {
  if (mark === 0) return say('ended')
  return mark < 60 ? say('secondsLeft', { count: mark }) : say('minutesLeft', { count: mark / 60 })
}

/** Ticks when the second turns, so that two countdowns tick together. */
function useSecondsLeft(until: number, now: () => number): number {
  const read = () => Math.max(Math.ceil((until - now()) / 1000), 0)
  const [left, setLeft] = useState(read)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const rest = until - now()
      setLeft(Math.max(Math.ceil(rest / 1000), 0))
      // Goes on after the end, since the server's time may turn out to be earlier.
      timer = setTimeout(tick, (rest > 0 && rest % 1000) || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [until, now])
  return left
}
