import { useEffect, useRef } from 'react'
import type { PollDetails } from '../../api/polls.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { PollBars } from './poll-result.tsx'
import { pollMessages } from './polls.messages.ts'

/** Says that the vote counts. @param isNew it was sent just now: gets the focus, which the form has lost */
export function Thanks({ isNew }: Readonly<{ isNew: boolean }>) {
  const say = useMessages(pollMessages)
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNew) words.current?.focus()
  }, [isNew])
  return (
    <p ref={words} tabIndex={-1}>
      {say('thanks')}
    </p>
  )
}

/** Says when a result that is not here is shown. undefined: it is being read. */
export function whenShown({ state, results_shown }: Pick<PollDetails, 'state' | 'results_shown'>) {
  const rule = state === 'open' || results_shown === 'never' ? results_shown : 'always'
  return ({ always: undefined, after_vote: 'afterVote', after_close: 'afterClose', never: 'never' } as const)[rule]
}

/** The own vote, and the result or when it is shown. @param isPast it is the result of the moment of the vote */
export function Outcome({ poll, isPast = false }: Readonly<{ poll: PollDetails; isPast?: boolean }>) {
  const say = useMessages(pollMessages)
  const { result, voted_for, options } = poll
  const own = options.filter(({ option_id }) => voted_for?.includes(option_id)).map(({ label }) => label)
  if (!result) {
    const words = whenShown(poll)
    return (
      <>
        {own.length > 0 && <p>{say('yourVote', { answers: own.join(', ') })}</p>}
        {words && <p className="poll-facts">{say(words)}</p>}
      </>
    )
  }
  return (
    <section className="poll-outcome">
      <h2>{say('results')}</h2>
      <PollBars poll={poll} result={result} />
      {isPast && <p className="poll-facts">{say('asVoted')}</p>}
    </section>
  )
}
