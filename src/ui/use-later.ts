import { useEffect, useState } from 'react'
import { loadedAlready, loadOnce } from '../lib/load-once.ts'

/** Code that is not needed at first. */
export type Later<T> =
  | { type: 'loading' }
  | { type: 'ready'; value: T }
  /** After three tries. */
  | { type: 'failed'; tryAgain(): void }

/**
 * Loads a module once the content stands. What has come once is there at once from then on.
 * @param load the same function from one rendering to the next
 */
export function useLater<T>(load: () => Promise<T>, report: (problem: unknown, context: string) => void): Later<T> {
  const [state, setState] = useState<Later<T>>({ type: 'loading' })
  const [round, setRound] = useState(0)
  const value = loadedAlready(load)

  useEffect(() => {
    // As it was when it was drawn: what has come since then must be drawn, too.
    if (value) return
    let gone = false
    loadOnce(load).then(
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
  }, [load, report, round, value])

  return value ? { type: 'ready', value } : state
}
