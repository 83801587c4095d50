import { useEffect, useState } from 'react'
import { retry } from '../lib/retry.ts'

/** Code that is not needed at first. */
export type Later<T> =
  | { type: 'loading' }
  | { type: 'ready'; value: T }
  /** After three tries. */
  | { type: 'failed'; tryAgain(): void }

/**
 * Loads a module once the content stands: 3 tries, 500 ms apart.
 * @param load the same function from one rendering to the next
 */
export function useLater<T>(load: () => Promise<T>, report: (problem: unknown, context: string) => void): Later<T> {
  const [state, setState] = useState<Later<T>>({ type: 'loading' })
  const [round, setRound] = useState(0)

  useEffect(() => {
    let gone = false
    retry(load, { tries: 3, delay: 500 }).then(
      value => gone || setState({ type: 'ready', value }),
      problem => {
        if (gone) return
        report(problem, 'code did not load')
        const tryAgain = () => {
          setState({ type: 'loading' })
          setRound(round + 1)
        }
        setState({ type: 'failed', tryAgain })
      },
    )
    return () => {
      gone = true
    }
  }, [load, report, round])

  return state
}
