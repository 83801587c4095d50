import type { SkeletonKey } from '../ui/skeletons/plans.ts'
import { RouteSkeleton } from '../ui/skeletons/route-skeleton.tsx'

type Props = Readonly<{
  splash: string | undefined
  skeleton: SkeletonKey | undefined
  label: string
  /** No answer for a while: the text becomes visible. */
  slow: boolean
}>

/**
 * Shown until the settings are loaded: an outline of the page, with the logo if an earlier visit has stored its
 * address.
 */
export function Waiting({ splash, skeleton = 'root', label, slow }: Props) {
  return (
    <div className="microsite">
      <div className="header">{splash && <img className="header-logo" src={splash} alt="" />}</div>
      {slow && <p className="waiting-slow">{label}</p>}
      <RouteSkeleton name={skeleton} label={label} />
    </div>
  )
}
