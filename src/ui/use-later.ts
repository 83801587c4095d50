import { useEffect, useState } from 'react'
import { retry } from '../lib/retry.ts'

/** Code that is not needed at first. */
export type Later<T> =
  | { type: 'loading' }
  | { type: 'ready'; value: T }
  /** After three tries. */
  | { type: 'failed'; tryAgain(): void }

/**
 * Loads a module once the content stands: 3 tries, 500 ms apart. What has come once is there at once from then on.
 * @param load the same function from one rendering to the next
 */
export function useLater<T>(load: () => Promise<T>, report: (problem: unknown, context: string) => void): Later<T> {
  const [state, setState] = useState<Later<T>>({ type: 'loading' })
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (known.has(load)) return
    let gone = false
    loadAhead(load).then(
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

  return known.has(load) ? { type: 'ready', value: known.get(load) as T } : state
}

/** For `useLater` of the same function later on. */
export async function loadAhead<T>(load: () => Promise<T>): Promise<T> {
  const value = await retry(load, { tries: 3, delay: 500 })
  known.set(load, value)
  return value
}

export function isLoaded(load: () => Promise<unknown>): boolean {
  return known.has(load)
}

const known = new WeakMap<() => Promise<unknown>, unknown>()
