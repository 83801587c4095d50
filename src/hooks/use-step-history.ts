import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSurroundings } from './context.ts'

interface Steps {
  /** All but the first, in order. */
  order: readonly string[]
  /** undefined: the first. */
  step: string | undefined
  /** Called on the browser's back and forward. @returns false to stay, such as while paying */
  show(step: string | undefined): boolean
}

/**
 * In the microsite, the browser's Back goes one step back in a form. A block on another page leaves its history alone.
 */
export function useStepHistory({ order, step, show }: Steps): void {
  const history = useSurroundings().links?.steps
  const before = useRef(step)
  const latest = useRef({ step, show })
  latest.current = { step, show }
  const indexOf = (one: string | undefined) => (one === undefined ? -1 : order.indexOf(one))

  // A layout effect: with a later one, a quick Forward after Back would be undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order never changes
  useLayoutEffect(() => {
    history?.reach(step, indexOf(step) < indexOf(before.current))
    before.current = step
  }, [history, step])

  useEffect(
    () =>
      history?.$trail.listen(trail => {
        if (!latest.current.show(trail.at(-1))) history.reach(latest.current.step, false)
      }),
    [history],
  )
}
