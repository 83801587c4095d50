import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pageWorker } from '../../../store/page-worker.ts'
import { Button } from '../../../ui/button.tsx'
import { bidMessages } from './bid.messages.ts'
import { bidAlerts, canNotify } from './bid-alerts.store.ts'

/** Offers notifications after a bid. The browser asks for its permission only after a press. */
export function AlertPermission() {
  const { site } = useSurroundings()
  const say = useMessages(bidMessages)
  const alerts = bidAlerts(site)
  const [wanted, setWanted] = useState(alerts.areWanted)
  const register = useStore(pageWorker(site))
  const isSupported = useMemo(() => canNotify(register !== undefined), [register])
  const [answer, setAnswer] = useState<NotificationPermission>()
  if (!isSupported) return wanted ? <p className="bid-receipt">{say('notifyOff')}</p> : null
  const permission = answer ?? Notification.permission

  async function ask() {
    const answer = await Notification.requestPermission()
    alerts.want(answer === 'granted')
    setWanted(answer === 'granted')
    setAnswer(answer)
    if (answer === 'granted') register?.().catch(problem => site.environment.report(problem, 'notifications'))
  }

  if (wanted && permission === 'granted') return <p className="bid-receipt">{say('notifyOn')}</p>
  if (permission === 'denied') return <p className="bid-receipt">{say('notifyOff')}</p>
  return (
    <div className="bid-alerts">
      <Button variant="quiet" onClick={() => void ask()}>
        {say('notify')}
      </Button>
      <p className="bid-receipt">{say('notifyHelp')}</p>
    </div>
  )
}
