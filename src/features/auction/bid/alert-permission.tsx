import { useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { bidMessages } from './bid.messages.ts'
import { bidAlerts, canNotify } from './bid-alerts.store.ts'

/** Offers notifications after a bid. The browser's own question comes only after a press. */
export function AlertPermission() {
  const { site } = useSurroundings()
  const say = useMessages(bidMessages)
  const alerts = bidAlerts(site)
  const [wanted, setWanted] = useState(alerts.areWanted)
  const [isSupported] = useState(canNotify)
  const [permission, setPermission] = useState(isSupported ? Notification.permission : 'denied')
  if (!isSupported) return null

  async function ask() {
    const answer = await Notification.requestPermission()
    alerts.want(answer === 'granted')
    setWanted(answer === 'granted')
    setPermission(answer)
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
