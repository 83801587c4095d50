import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { Failure } from '../api/errors.ts'
import { formStatusMessages } from '../lib/form-status.messages.ts'
import type { Command } from '../store/command.ts'
import { needsMore } from '../store/failure-handling.ts'
import { notices } from '../store/notices.ts'
import { pagePort } from '../store/page-port.ts'
import { useSurroundings } from './context.ts'
import { useMessages } from './use-messages.ts'
import { useProblem } from './use-problem.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** The failure of a command, until it is tried again or cleared. */
export function useCommandFailure<T>({ $state }: Pick<Command<T>, '$state'>) {
  const state = useStore($state)
  return useFailure(state.type === 'failed' ? state.failure : undefined)
}

/**
 * How a form or section shows a failed call: the server's message, and the wait if it asks for one. A failure that
 * needs more than a message (a sign-out, a dialog) is passed to the microsite, if there is one.
 */
export function useFailure(failure: Failure | undefined): { title: string; text: string | undefined } | undefined {
  const problem = useProblem()
  const say = useMessages(formStatusMessages)
  const until = useMemo(() => {
    const seconds = failure?.type === 'http' ? failure.retryAfter : Number.NaN
    return seconds > 0 ? Date.now() + seconds * 1000 : undefined
  }, [failure])
  const left = useSecondsLeft(until)
  const { site } = useSurroundings()
  const hasMicrosite = useStore(pagePort(site)) !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: passed on to a microsite that is mounted later, too
  useEffect(() => {
    if (failure) notices(site).take(failure)
  }, [failure, site, hasMicrosite])
  if (!failure || (hasMicrosite && needsMore(failure))) return undefined
  const { title, text } = problem(failure)
  const said = failure.type === 'http' ? failure.said : {}
  // The catalogue's titles name a class of errors, so they add nothing to a specific message.
  const words = said.error_description && !said.error_header ? { title: text, text: undefined } : { title, text }
  if (until === undefined) return words
  const wait =
    left === 0
      ? say('waitOver')
      : say(left > 90 ? 'waitMinutes' : 'wait', { count: left > 90 ? Math.ceil(left / 60) : left })
  return { title: words.title, text: [words.text, wait].filter(Boolean).join(' ') }
}
