import { type RefObject, useEffect, useState } from 'react'

/** Is the element in view, or nearly? One observer serves all elements. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (!element || !('IntersectionObserver' in globalThis)) return
    observer ??= new IntersectionObserver(tell, { rootMargin: '10% 0px' })
    const own = observer
    listeners.set(element, setSeen)
    own.observe(element)
    return () => {
      own.unobserve(element)
      listeners.delete(element)
    }
  }, [ref])
  return isSeen
}

let observer: IntersectionObserver | undefined
const listeners = new Map<Element, (isSeen: boolean) => void>()

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
}
