import { useEffect, useRef } from 'react'
import { useSurroundings } from './context.ts'

/**
 * After a return from an item's screen, scrolls to its card in the list and focuses it.
 * @param prefix of the ids of the cards' elements, such as `lot-`
 * @param hash the prefix and the item's id
 * @param reach scrolls to a card that is not rendered yet
 */
export function useReturnToCard(prefix: string, hash: string, reach?: (id: string) => void): void {
  const { element } = useSurroundings()
  const latest = useRef(reach)
  latest.current = reach
  useEffect(() => {
    if (!hash.startsWith(prefix)) return
    let frames = 0
    let frame = 0
    latest.current?.(hash.slice(prefix.length))
    // Runs after the screen has scrolled to its top. A card that is far away is rendered some frames later.
    function look(): void {
      const card = element.shadowRoot?.getElementById(hash)
      if (!card && frames++ < 60) frame = requestAnimationFrame(look)
      card?.scrollIntoView({ block: 'center' })
      card?.querySelector('a')?.focus({ preventScroll: true })
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [prefix, hash, element])
}
