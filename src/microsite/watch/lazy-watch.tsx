import { useCode } from '../../hooks/use-code.ts'
import type { WatchProps } from './watch.tsx'

const load = () => import('./watch.tsx')

/** Consent, updates, maintenance and notices. Its code loads after the first content. */
export function LazyWatch(props: WatchProps) {
  const code = useCode(load)
  return code.type === 'ready' ? <code.value.Watch {...props} /> : null
}
