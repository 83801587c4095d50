import { Skeleton } from '../../ui/skeleton.tsx'

/** Placeholder rows of a table that is loading. */
export const tableWaiting = (
  <div className="desk-waiting">
    {[1, 2, 3, 4, 5, 6, 7, 8].map(row => (
      <div key={row}>
        <Skeleton width="6%" height={18} />
        <Skeleton width="38%" height={18} />
        <Skeleton width="18%" height={18} />
        <Skeleton width="12%" height={18} />
      </div>
    ))}
  </div>
)
