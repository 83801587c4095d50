import { useMessages } from '../hooks/use-messages.ts'
import type { SkeletonKey } from '../ui/skeletons/plans.ts'
import { RouteSkeleton } from '../ui/skeletons/route-skeleton.tsx'
import { micrositeMessages } from './microsite.messages.ts'

/** Shown until a page's content is loaded. After a while it says that it takes long. */
export function PageWaiting({ name, slow }: Readonly<{ name: SkeletonKey; slow: boolean }>) {
  const say = useMessages(micrositeMessages)
  return (
    <>
      {slow && <p className="waiting-slow">{say('slow')}</p>}
      <RouteSkeleton name={name} label={say(slow ? 'slow' : 'loading')} />
    </>
  )
}
