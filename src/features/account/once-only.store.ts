import type { HttpFailure } from '../../api/errors.ts'
import { failureIn } from '../../api/failure-in.ts'
import { isAnswered } from '../../store/is-answered.ts'

/**
 * Sends changes that the server refuses once they are done: with the old password, a used code, or a session that went
 * with its account.
 */
export function createOnceOnly() {
  let isUnanswered = false
  /**
   * @param send is told whether an answer was lost before
   * @param afterLost handles a refusal that follows a try whose answer was lost. @returns whether the change was done
   */
  return async (
    send: (wasLost: boolean) => Promise<void>,
    afterLost: (refusal: HttpFailure) => boolean | Promise<boolean>,
  ) => {
    try {
      await send(isUnanswered)
    } catch (problem) {
      const failure = failureIn(problem)
      const isDone = isUnanswered && failure?.type === 'http' && isAnswered(failure) && (await afterLost(failure))
      if (failure && !isAnswered(failure)) isUnanswered = true
      if (!isDone) throw problem
    }
    isUnanswered = false
  }
}
