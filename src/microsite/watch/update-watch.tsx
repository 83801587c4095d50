import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { appUpdate } from '../../store/app-update.ts'
import { UpdateScreen } from '../../ui/update-screen.tsx'
import { useEventName } from './use-event-name.ts'
import { watchMessages } from './watch.messages.ts'

/** Checks for a new release, and announces it before the page reloads. */
export function UpdateWatch({ reload }: Readonly<{ reload: () => void }>) {
  const { site } = useSurroundings()
  const say = useMessages(watchMessages)
  const name = useEventName()
  const { $state, watch } = appUpdate(site)
  const state = useStore($state)
  useEffect(() => watch({ reload, session: site.environment.session }), [watch, reload, site])
  return state === 'refreshing' ? <UpdateScreen title={say('updateTitle', { name })} text={say('updateText')} /> : null
}
