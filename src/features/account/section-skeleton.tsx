import { useMessages } from '../../hooks/use-messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { accountMessages } from './account.messages.ts'

/** Rows in a card, before there is anything in them. */
export function SectionSkeleton({ rows = 5 }: Readonly<{ rows?: number }>) {
  const say = useMessages(accountMessages)
  return (
    <div className="account-waiting" role="status" aria-busy="true" aria-label={say('loading')}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={at}>
          <Skeleton width="28%" height={18} />
          <Skeleton width="46%" height={18} />
          <Skeleton width="14%" height={18} />
        </div>
      ))}
    </div>
  )
}
