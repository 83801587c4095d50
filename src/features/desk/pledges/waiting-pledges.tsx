import { useStore } from '@nanostores/react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useProblem } from '../../../hooks/use-problem.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { pledgeDesk } from './pledge-desk.store.ts'
import { pledgesMessages } from './pledges.messages.ts'

/** Typed pledges that are not stored yet, with the reason if one was refused. */
export function WaitingPledges({ money }: Readonly<{ money: (minor: number) => string }>) {
  const say = useMessages(pledgesMessages)
  const problemOf = useProblem()
  const { burst } = useUserSlice(pledgeDesk)
  const waiting = useStore(burst.$waiting)
  if (!waiting.length) return null
  return (
    <>
      {waiting.filter(({ isSending }) => !isSending).length > 1 && (
        <div>
          <Button onClick={burst.retryAll}>{say('retryAll')}</Button>
        </div>
      )}
      <ul className="pledge-waiting" aria-label={say('waiting')}>
        {waiting.map(({ key, paddle, amount, isSending, failure }) => (
          <li key={key}>
            <span>
              {say('paddleNumber', { number: String(paddle) })} · {money(amount)}
            </span>
            {isSending ? (
              <span className="desk-muted">{say('sending')}</span>
            ) : (
              <>
                <span className="pledge-why">{failure ? problemOf(failure).text : say('notSent')}</span>
                <span className="desk-buttons">
                  <Button onClick={() => burst.retry(key)}>{say('retry')}</Button>
                  <Button variant="quiet" onClick={() => burst.drop(key)}>
                    {say('drop')}
                  </Button>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
