import { useSurroundings } from '../hooks/context.ts'
import { useMessages } from '../hooks/use-messages.ts'
import { countdownMessages } from '../lib/countdown.messages.ts'
import { formatMoment } from '../lib/dates.ts'
import { serverClock } from '../store/server-clock.ts'
import { Countdown } from '../ui/countdown.tsx'
import { micrositeMessages } from './microsite.messages.ts'

/** Days, hours and minutes until the event starts. */
export function EventCountdown({ starts, timeZone }: Readonly<{ starts: string; timeZone: string }>) {
  const { site, locale } = useSurroundings()
  const say = useMessages(micrositeMessages)
  const sayTime = useMessages(countdownMessages)
  const until = Date.parse(starts)
  const now = serverClock(site)
  // Once the event has started, the countdown is not shown.
  if (until <= now()) return null
  const moment = formatMoment(starts, locale, timeZone)
  return <Countdown label={say('beginsIn')} moment={moment} until={until} now={now} say={sayTime} />
}
