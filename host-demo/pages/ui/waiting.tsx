import { Skeleton } from '../../../src/ui/skeleton.tsx'
import { Spinner } from '../../../src/ui/spinner.tsx'
import { Specimen } from './specimen.tsx'

export function Waiting() {
  return (
    <Specimen title="Waiting">
      <div className="columns">
        <div className="card" aria-busy="true">
          <Skeleton height={180} radius={10} />
          <Skeleton width="70%" height={24} />
          <Skeleton width="40%" height={17} />
          <Skeleton height={48} radius={10} />
        </div>
        <div className="card">
          <Spinner label="Loading the lots" />
          <Spinner label="Sending your picture" percentage />
        </div>
      </div>
    </Specimen>
  )
}
