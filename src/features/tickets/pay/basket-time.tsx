import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useFailure } from '../../../hooks/use-failure.ts'
import { useSecondsLeft } from '../../../hooks/use-seconds-left.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ticketBasket } from '../reservation.store.ts'
import { payMessages } from './pay.messages.ts'

/** Seconds before the end at which more time is offered: enough to read it and to press a button. */
const warnedAt = 150

type Props = Readonly<{
  /** Is Pay on screen? It reserves again by itself, so a second button would only raise doubts. */
  isPaying: boolean
}>

/** How long the tickets are held, and a button for more time (WCAG 2.2.1). */
export function BasketTime({ isPaying }: Props) {
  const { site, locale } = useSurroundings()
  const { time_zone: timeZone } = useSettings()
  const say = useTermMessages(payMessages)
  const { $held, reserve, extend } = ticketBasket(site)
  const held = useStore($held)
  const reserving = useStore(reserve.$state)
  const extending = useStore(extend.$state)
  const left = useSecondsLeft(held?.until)
  const failed = [reserving, extending].find(state => state.type === 'failed')
  const failure = useFailure(failed?.type === 'failed' ? failed.failure : undefined)
  const again = (
    <Button busy={reserving.type === 'busy'} onClick={() => void reserve.run()}>
      {say('again')}
    </Button>
  )
  if (failure) {
    return (
      <Notice kind="error" title={say('refused')} action={again}>
        <p>{failure.text ?? failure.title}</p>
      </Notice>
    )
  }
  if (!held) return null
  if (left === 0) {
    return (
      <Notice kind="warning" title={say('over')} action={!isPaying && again}>
        <p>{say(isPaying ? 'overPaying' : 'overText')}</p>
      </Notice>
    )
  }
  if (left <= warnedAt && held.isExtendable) {
    return (
      <Notice
        kind="warning"
        title={say('soonOver', { count: Math.max(1, Math.round(left / 60)) })}
        action={
          <Button busy={extending.type === 'busy'} onClick={() => void extend.run()}>
            {say('moreTime')}
          </Button>
        }
      >
        <p>{say('soonOverText')}</p>
      </Notice>
    )
  }
  // An offer from the waiting list is held for a day.
  if (left > 3600) {
    const time = formatMoment(new Date(held.until).toISOString(), locale, timeZone)
    return <p className="ticket-time">{say('heldTo', { time })}</p>
  }
  return (
    <p className="ticket-time">
      {say('heldUntil', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
    </p>
  )
}
