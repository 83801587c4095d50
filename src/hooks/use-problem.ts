import type { Failure } from '../api/errors.ts'
import { problemMessages } from '../store/problem.messages.ts'
import { problemOf } from '../store/problem.ts'
import { useMessages } from './use-messages.ts'

/** The message for a failure, in the reader's language. */
export function useProblem(): (failure: Failure) => { title: string; text: string } {
  const say = useMessages(problemMessages)
  return failure => {
    const { title, text } = problemOf(failure)
    return {
      title: typeof title === 'string' ? title : say(title.key),
      text: typeof text === 'string' ? text : say(text.key),
    }
  }
}
