import { useSurroundings } from '../hooks/context.ts'
import { useCode } from '../hooks/use-code.ts'
import { useSettings } from '../hooks/use-settings.ts'
import { formatMoment } from '../lib/dates.ts'

/** When the event begins, at its own place. */
export function EventDay() {
  const { locale } = useSurroundings()
  const { starts_at: starts, time_zone: timeZone } = useSettings()
  if (!starts) return null
  return (
    <p className="hero-day">
      <time dateTime={starts}>{formatMoment(starts, locale, timeZone)}</time>
    </p>
  )
}

/** The countdown to it, whose code comes after the first content and whose place is kept. */
export function LateCountdown() {
  const { starts_at: starts, time_zone: timeZone } = useSettings()
  const later = useCode(loadCountdown)
  if (!starts) return null
  const EventCountdown = later.type === 'ready' ? later.value : undefined
  return (
    <div className="hero-countdown">{EventCountdown && <EventCountdown starts={starts} timeZone={timeZone} />}</div>
  )
}

const loadCountdown = () => import('./event-countdown.tsx').then(module => module.EventCountdown)
