import { useMessages } from '../../hooks/use-messages.ts'
import { BlockProblem } from '../../ui/block-problem.tsx'
import { micrositeMessages } from '../microsite.messages.ts'

/** In the place of a part whose code did not come. */
export function MissingCode({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const say = useMessages(micrositeMessages)
  return <BlockProblem text={say('screenFailed')} retryLabel={say('tryAgain')} onRetry={onRetry} />
}
