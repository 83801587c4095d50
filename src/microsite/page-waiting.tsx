import { HiddenText } from '../ui/hidden-text.tsx'
import type { SkeletonKey } from '../ui/skeletons/plans.ts'
import { RouteSkeleton } from '../ui/skeletons/route-skeleton.tsx'

/** The skeleton of a page, for a `ResourceFrame`. After a while its text becomes visible. */
export const pageSkeleton = (name: SkeletonKey) => (said: string, slow: boolean) => (
  <>
    {slow ? <p className="waiting-slow">{said}</p> : <HiddenText>{said}</HiddenText>}
    <RouteSkeleton name={name} />
  </>
)
