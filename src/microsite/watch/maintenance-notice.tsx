import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { clock } from '../../store/clock.ts'
import { maintenance } from '../../store/maintenance.ts'
import { MaintenanceScreen } from '../../ui/maintenance-screen.tsx'
import { Result } from '../../ui/result.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useStyles } from '../../ui/styles.ts'
import { inWords } from './duration-words.ts'
import css from './maintenance-notice.css?inline'
import { useEventName } from './use-event-name.ts'
import watchCss from './watch.css?inline'
import { watchMessages } from './watch.messages.ts'

/**
 * Shown during maintenance: when it ends, and that nothing is lost. Disappears by itself, and everything is as
 * before.
 */
export function MaintenanceNotice({ isOwn }: Readonly<{ isOwn: boolean }>) {
  const say = useMessages(watchMessages)
  const name = useEventName()
  useStyles(watchCss)
  const parts = { title: say('runningTitle'), action: <Spinner label={say('runningWaiting')} /> }
  const words = (
    <div className="watch-words">
      <p>
        {say('runningText', { name })} <Return />
      </p>
      <p>{say('runningKept')}</p>
    </div>
  )
  return isOwn ? <MaintenanceScreen {...parts}>{words}</MaintenanceScreen> : <Inside {...parts}>{words}</Inside>
}

/** On somebody else's page it covers only the microsite. */
function Inside({ title, action, children }: Readonly<{ title: string; action: ReactNode; children: ReactNode }>) {
  const ref = useRef<HTMLDivElement>(null)
  useStyles(css)
  useEffect(() => {
    const covered = ref.current?.parentElement?.querySelector('.microsite')
    covered?.setAttribute('inert', '')
    return () => covered?.removeAttribute('inert')
  }, [])
  return (
    <div ref={ref} className="maintenance-cover" role="alert">
      <Result kind="warning" level={2} title={title} action={action}>
        {children}
      </Result>
    </div>
  )
}

function Return() {
  const { site, locale } = useSurroundings()
  const say = useMessages(watchMessages)
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
