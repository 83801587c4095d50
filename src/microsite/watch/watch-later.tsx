import { useSurroundings } from '../../hooks/context.ts'
import { useLater } from '../../ui/use-later.ts'
import type { WatchProps } from './watch.tsx'

const load = () => import('./watch.tsx')

/** What looks after the microsite while it is shown. Its code comes after the first content. */
export function WatchLater(props: WatchProps) {
  const { environment } = useSurroundings().site
  const later = useLater(load, environment.report)
  return later.type === 'ready' ? <later.value.Watch {...props} /> : null
}
