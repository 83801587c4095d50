import { useCode } from '../../hooks/use-code.ts'
import type { WatchProps } from './watch.tsx'

const load = () => import('./watch.tsx')

/** What looks after the microsite while it is shown. Its code comes after the first content. */
export function WatchLater(props: WatchProps) {
  const later = useCode(load)
  return later.type === 'ready' ? <later.value.Watch {...props} /> : null
}
