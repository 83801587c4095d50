import { Skeleton } from '../../ui/skeleton.tsx'

type Props = Readonly<{ label: string; slow: boolean }>

/**
 * A placeholder as high as the first step, so that nothing moves when it loads. After a while it shows that loading
 * takes long, and the page's fallback link.
 */
export function Waiting({ label, slow }: Props) {
  return (
    <div className="step-layout donation" role="status" aria-busy="true" aria-label={slow ? undefined : label}>
      {slow ? <p>{label}</p> : <Skeleton width="70%" height={24} />}
      {!slow && <Skeleton height={52} radius={10} />}
      <div className="donation-waiting">
        {[1, 2, 3, 4].map(card => (
          <Skeleton key={card} height={56} radius={12} />
        ))}
      </div>
      {!slow && <Skeleton height={56} radius={10} />}
      {slow ? <slot /> : <Skeleton height={48} radius={10} />}
    </div>
  )
}
