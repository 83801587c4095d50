import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Lets the rows of a list slide to their new positions when its order changes. Without motion if the visitor prefers
 * that.
 * @param order changes when rows change places
 */
export function useSlides(list: RefObject<HTMLElement | null>, order: string): void {
  const known = useRef({ order: '', tops: new Map<Element, number>() })

  useLayoutEffect(() => {
    if (known.current.order === order) return
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    const tops = new Map(rows.map(row => [row as Element, row.offsetTop]))
    const view = list.current?.ownerDocument.defaultView
    const isCalm = view?.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    const isNear = nearView(list.current)
    for (const [row, top] of isCalm ? [] : tops) {
      const before = known.current.tops.get(row) ?? top
      const by = isNear(before) || isNear(top) ? before - top : 0
      // Adds to a slide that is under way, so that no row jumps.
      if (by)
        row.animate?.([{ transform: `translateY(${by}px)` }, { transform: 'none' }], { ...slide, composite: 'add' })
    }
    known.current = { order, tops }
  }, [list, order])
}

/** Is a row at this position within a window's height of the visible part? Others move without a slide. */
function nearView(list: HTMLElement | null): (top: number) => boolean {
  const height = list?.ownerDocument.defaultView?.innerHeight ?? 0
  const shift = list ? list.getBoundingClientRect().top - list.offsetTop : 0
  return top => top + shift > -height && top + shift < 2 * height
}

const slide = { duration: 250, easing: 'ease-out' } as const
