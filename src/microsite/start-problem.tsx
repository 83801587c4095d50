import type { Failure } from '../api/errors.ts'
import { useMessages } from '../hooks/use-messages.ts'
import { useProblem } from '../hooks/use-problem.ts'
import { Button } from '../ui/button.tsx'
import { Result } from '../ui/result.tsx'
import { micrositeMessages } from './microsite.messages.ts'

/** Shown when the event's settings can't be loaded. */
export function StartProblem({ failure, onRefresh }: Readonly<{ failure: Failure; onRefresh: () => void }>) {
  const say = useMessages(micrositeMessages)
  const words = useProblem()
  const said = failure.type === 'http' && failure.said.error_description ? words(failure) : undefined
  return (
    <div className="screen" role="alert">
      <Result
        kind="error"
        title={say('failed')}
        action={
          <Button variant="primary" onClick={onRefresh}>
            {say('refresh')}
          </Button>
        }
      >
        {said && <p>{said.text}</p>}
      </Result>
    </div>
  )
}
