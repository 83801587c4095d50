import { useEffect, useState } from 'react'

/** The first few of many, then twice as many each time those are on screen, so that no task is long. */
export function useFirstFew<T>(all: readonly T[], few: number): readonly T[] {
  const [count, setCount] = useState(few)
  useEffect(() => {
    if (count < all.length) setCount(count * 2)
  }, [count, all.length])
  return all.slice(0, count)
}
