import { useSurroundings } from '../hooks/context.ts'
import { useCode } from '../hooks/use-code.ts'
import { useSettings } from '../hooks/use-settings.ts'
import { formatMoment } from '../lib/dates.ts'

/** The start of the event, in the event's own time zone. */
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

/** The countdown to the event. Its code loads after the first content, into reserved space. */
export function LazyCountdown() {
  const { starts_at: starts, time_zone: timeZone } = useSettings()
  const later = useCode(loadCountdown)
  if (!starts) return null
  const EventCountdown = later.type === 'ready' ? later.value : undefined
  return (
    <div className="hero-countdown">{EventCountdown && <EventCountdown starts={starts} timeZone={timeZone} />}</div>
  )
}

const loadCountdown = () => import('./event-countdown.tsx').then(module => module.EventCountdown)
