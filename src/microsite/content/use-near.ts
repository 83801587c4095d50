import { type RefObject, useEffect, useState } from 'react'

/**
 * Has the element come within a tenth of a window's height of the visible part? Also true from the first key press on: Tab
 * would skip what is not rendered.
 * @param known true to skip the wait
 */
export function useNear(ref: RefObject<Element | null>, known: boolean): boolean {
  const [isNear, setNear] = useState(known)
  useEffect(() => {
    if (isNear || !ref.current) return
    const come = () => setNear(true)
    const seen = (entries: readonly IntersectionObserverEntry[]) =>
      entries.some(entry => entry.isIntersecting) && come()
    const observer = new IntersectionObserver(seen, { rootMargin: '10% 0px' })
    observer.observe(ref.current)
    addEventListener('keydown', come)
    return () => {
      observer.disconnect()
      removeEventListener('keydown', come)
    }
  }, [isNear, ref])
  return isNear
}
