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

/** The own vote, and the result or when it is shown. */
export function Outcome({ poll }: Readonly<{ poll: PollDetails }>) {
  const say = useMessages(pollMessages)
  const { result, voted_for, options, results_shown, state } = poll
  const own = options.filter(({ option_id }) => voted_for?.includes(option_id)).map(({ label }) => label)
  if (!result) {
    // Once it is closed, a result that is to be shown is being read.
    const rule = state === 'open' || results_shown === 'never' ? results_shown : 'always'
    const when = { always: undefined, after_vote: 'afterVote', after_close: 'afterClose', never: 'never' } as const
    const words = when[rule]
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
    </section>
  )
}
