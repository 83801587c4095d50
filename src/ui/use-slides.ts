import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Lets the rows of a list slide to their new places when its order changes, and not at all for whoever wants no motion.
 * @param order changes when rows change places
 */
export function useSlides(list: RefObject<HTMLElement | null>, order: string): void {
  const known = useRef<ReadonlyMap<Element, number>>(new Map())

  // biome-ignore lint/correctness/useExhaustiveDependencies: places change with the order
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    const tops = new Map(rows.map(row => [row as Element, row.offsetTop]))
    const isCalm = list.current?.ownerDocument.defaultView?.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    for (const [row, top] of isCalm ? [] : tops) {
      const by = (known.current.get(row) ?? top) - top
      // Added to a slide that is under way, so that no row jumps.
      if (by)
        row.animate?.([{ transform: `translateY(${by}px)` }, { transform: 'none' }], { ...slide, composite: 'add' })
    }
    known.current = tops
  }, [list, order])
}

const slide = { duration: 250, easing: 'ease-out' } as const
