import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { busyness } from '../../store/busyness.ts'
import { clock } from '../../store/clock.ts'
import { maintenance } from '../../store/maintenance.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useStyles } from '../../ui/styles.ts'
import type { Router } from '../router.ts'
import { forWords, inWords } from './duration-words.ts'
import { useEventName } from './use-event-name.ts'
import css from './watch.css?inline'
import { watchMessages } from './watch.messages.ts'

/** Minutes until the reminder. */
const reminder = 10

/** Announces planned maintenance once, and again when a reminder was requested. Never during a payment. */
export function UpcomingMaintenance({ $current }: Pick<Router, '$current'>) {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(watchMessages)
  const name = useEventName()
  const { $upcoming, closeFor } = maintenance(site)
  const plan = useStore($upcoming)
  const isPaying = useStore(busyness(site).$activities).includes('payment')
  // Nobody can close it on a big display.
  const isWall = useStore($current).route?.kind === 'wall'
  const ahead = ((plan?.eta ?? 0) - useStore(clock(site))) / 60_000
  const { key, count } = inWords(ahead)
  const period = plan?.minutes ? forWords(plan.minutes) : undefined
  const words = { name, when: say(key, { count }) }
  const untilThen = () => closeFor(ahead + (plan?.minutes ?? 0))
  return (
    <Dialog
      open={plan !== undefined && !isPaying && !isWall}
      title={say('upcomingTitle')}
      onClose={untilThen}
      closeLabel={say('close')}
      actions={
        <>
          {ahead > 1.5 * reminder && (
            <Button onClick={() => closeFor(reminder)}>{say('remind', { count: reminder })}</Button>
          )}
          <Button variant="primary" onClick={untilThen}>
            {say('dismiss')}
          </Button>
        </>
      }
    >
      <div className="watch-words">
        <p>
          {period
            ? say('upcomingTextFor', { ...words, period: say(period.key, { count: period.count }) })
            : say('upcomingText', words)}
        </p>
        <p>{say('upcomingAdvice')}</p>
      </div>
    </Dialog>
  )
}
