import { useStore } from '@nanostores/react'
import { clock } from '../../store/clock.ts'
import { useSurroundings } from '../../store/context.ts'
import { maintenance } from '../../store/maintenance.ts'
import { useMessages } from '../../store/use-messages.ts'
import { MaintenanceScreen } from '../../ui/maintenance-screen.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { inWords } from './duration-words.ts'
import { useEventName } from './use-event-name.ts'
import { watchMessages } from './watch.messages.ts'

/** While the platform is away: when it returns, and what was kept. It goes by itself, and all is as it was. */
export function MaintenanceNotice() {
  const say = useMessages('watch', watchMessages)
  const name = useEventName()
  return (
    <MaintenanceScreen title={say('runningTitle')} action={<Spinner label={say('runningWaiting')} />}>
      <p>
        {say('runningText', { name })} <Return />
      </p>
      <p>{say('runningKept')}</p>
    </MaintenanceScreen>
  )
}

function Return() {
  const { site, locale } = useSurroundings()
  const say = useMessages('watch', watchMessages)
  const now = useStore(clock(site))
  const state = useStore(maintenance(site).$state)
  const plan = state.type === 'running' ? state.plan : undefined
  if (!plan?.minutes) return null
  const back = plan.eta + plan.minutes * 60_000
  if (back <= now) return say('runningOverdue')
  const { key, count } = inWords((back - now) / 60_000)
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(back)
  return say('runningReturn', { when: say(key, { count }), time })
}
