import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'

/**
 * Back from a lot's page, its card is in sight again and has the focus.
 * @param hash `lot-` and the lot's id
 * @param reach brings a card that is not rendered into sight
 */
export function useReturn(hash: string, reach?: (id: string) => void): void {
  const { element } = useSurroundings()
  const latest = useRef(reach)
  latest.current = reach
  useEffect(() => {
    if (!hash.startsWith('lot-')) return
    let frames = 0
    let frame = 0
    latest.current?.(hash.slice(4))
    // After the screen has scrolled to its top; and a card that is far away is rendered some frames later.
    function look(): void {
      const card = element.shadowRoot?.getElementById(hash)
      if (!card && frames++ < 60) frame = requestAnimationFrame(look)
      card?.scrollIntoView({ block: 'center' })
      card?.querySelector('a')?.focus({ preventScroll: true })
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [hash, element])
}
