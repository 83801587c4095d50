import { useMessages } from '../hooks/use-messages.ts'
import type { SkeletonKey } from '../ui/skeletons/plans.ts'
import { RouteSkeleton } from '../ui/skeletons/route-skeleton.tsx'
import { micrositeMessages } from './microsite.messages.ts'

/** Until a page's content is there. No answer for a while: that can be read, too. */
export function PageWaiting({ name, slow }: Readonly<{ name: SkeletonKey; slow: boolean }>) {
  const say = useMessages(micrositeMessages)
  return (
    <>
      {slow && <p className="waiting-slow">{say('slow')}</p>}
      <RouteSkeleton name={name} label={say(slow ? 'slow' : 'loading')} />
    </>
  )
}
