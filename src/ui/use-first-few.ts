import { useEffect, useState } from 'react'

/**
 * The first few of many, then twice as many each time those are on screen, so that no task is long. What is added to a
 * list that is shown whole is shown at once.
 */
export function useFirstFew<T>(all: readonly T[], few: number): readonly T[] {
  const orAll = (count: number) => (count < all.length ? count : Infinity)
  const [count, setCount] = useState(orAll(few))
  useEffect(() => {
    if (count < Infinity) setCount(orAll(count * 2))
  })
  return all.slice(0, count)
}
