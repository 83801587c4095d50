import { useSurroundings } from '../store/context.ts'
import { useFrame } from './frame.ts'

/** When the event begins, at its own place. */
export function EventDay() {
  const { locale } = useSurroundings()
  const { starts_at: starts, time_zone: timeZone } = useFrame().settings
  if (!starts) return null
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone })
  return (
    <p className="hero-day">
      <time dateTime={starts}>{format.format(new Date(starts))}</time>
    </p>
  )
}
