import { type RefObject, useEffect, useState } from 'react'

/** Is the element within half a window of what is in sight? One observer serves all. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const element = place.current
    if (!element || !('IntersectionObserver' in globalThis)) return
    observer ??= new IntersectionObserver(tell, { rootMargin: '50% 0px' })
    const own = observer
    told.set(element, setSeen)
    own.observe(element)
    return () => {
      own.unobserve(element)
      told.delete(element)
    }
  }, [place])
  return isSeen
}

let observer: IntersectionObserver | undefined
const told = new Map<Element, (isSeen: boolean) => void>()

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting)
}
