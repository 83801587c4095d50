import { Skeleton } from '../../ui/skeleton.tsx'

type Props = Readonly<{ label: string; slow: boolean }>

/** The first step's geometry, before there is anything to choose; after a while words and the page's own link too. */
export function Waiting({ label, slow }: Props) {
  return (
    <div className="donation" role="status" aria-busy="true" aria-label={slow ? undefined : label}>
      {slow ? <p>{label}</p> : <Skeleton width="70%" height={24} />}
      <div className="donation-waiting">
        {[1, 2, 3, 4].map(card => (
          <Skeleton key={card} height={56} radius={12} />
        ))}
      </div>
      {!slow && <Skeleton height={72} radius={10} />}
      {slow ? <slot /> : <Skeleton height={48} radius={10} />}
    </div>
  )
}
