import type { DrawRecord } from '../../../api/draws.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { checkMessages } from './check.messages.ts'

/** The draw's public log, oldest first. */
export function DrawLog({ log }: Pick<DrawRecord, 'log'>) {
  const { locale } = useSurroundings()
  const { time_zone: timeZone } = useSettings()
  const say = useMessages(checkMessages)
  return (
    <ol>
      {log.map(({ sequence, at, kind, prize, number, reason = '' }) => (
        <li key={sequence}>
          {formatMoment(at, locale, timeZone)}: {say(kind, { place: String(prize), number: String(number), reason })}
        </li>
      ))}
    </ol>
  )
}
