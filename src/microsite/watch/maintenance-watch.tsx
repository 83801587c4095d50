import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useCode } from '../../hooks/use-code.ts'
import { maintenance } from '../../store/maintenance.ts'
import { UpcomingMaintenance } from './upcoming-maintenance.tsx'

const load = () => import('./maintenance-notice.tsx')

/** Announces planned maintenance, and covers the page while it runs. */
export function MaintenanceWatch({ isOwn }: Readonly<{ isOwn: boolean }>) {
  const { site } = useSurroundings()
  const { $state, watch } = maintenance(site)
  const { type } = useStore($state)
  useEffect(() => watch(), [watch])
  if (type === 'none') return null
  return (
    <>
      <UpcomingMaintenance />
      <Notice isShown={type === 'running'} isOwn={isOwn} />
    </>
  )
}

/** Its code loads when maintenance is announced, while the platform is still up. */
function Notice({ isShown, isOwn }: Readonly<{ isShown: boolean; isOwn: boolean }>) {
  const later = useCode(load)
  return later.type === 'ready' && isShown ? <later.value.MaintenanceNotice isOwn={isOwn} /> : null
}
