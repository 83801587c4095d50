import { useEffect, useState } from 'react'

/** The first few of many, and all of them once those are on screen, so that no task is long. */
export function useFirstFew<T>(all: readonly T[], few: number): readonly T[] {
  const [isFirst, setFirst] = useState(true)
  useEffect(() => setFirst(false), [])
  return isFirst ? all.slice(0, few) : all
}
