import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useCode } from '../../hooks/use-code.ts'
import { maintenance } from '../../store/maintenance.ts'
import type { Router } from '../router.ts'
import { UpcomingMaintenance } from './upcoming-maintenance.tsx'

const load = () => import('./maintenance-notice.tsx')

type Props = Readonly<{
  isOwn: boolean
  /** undefined until the base path is known. */
  router: Pick<Router, '$current'> | undefined
}>

/** Announces planned maintenance, and covers the page while it runs. */
export function MaintenanceWatch({ isOwn, router }: Props) {
  const { site } = useSurroundings()
  const { $state, watch } = maintenance(site)
  const { type } = useStore($state)
  useEffect(() => watch(), [watch])
  if (type === 'none') return null
  return (
    <>
      {router && <UpcomingMaintenance $current={router.$current} />}
      <Notice isShown={type === 'running'} isOwn={isOwn} />
    </>
  )
}

/** Its code loads when maintenance is announced, while the platform is still up. */
function Notice({ isShown, isOwn }: Readonly<{ isShown: boolean; isOwn: boolean }>) {
  const later = useCode(load)
  return later.type === 'ready' && isShown ? <later.value.MaintenanceNotice isOwn={isOwn} /> : null
}
