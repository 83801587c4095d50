import { Skeleton } from '../../ui/skeleton.tsx'

/** The first step's geometry, before there is anything to choose. */
export function Waiting({ label }: Readonly<{ label: string }>) {
  return (
    <div className="donation" role="status" aria-busy="true" aria-label={label}>
      <Skeleton width="70%" height={24} />
      <div className="donation-waiting">
        {[1, 2, 3, 4].map(card => (
          <Skeleton key={card} height={56} radius={12} />
        ))}
      </div>
      <Skeleton height={48} radius={10} />
    </div>
  )
}
