import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Lets the rows of a list slide to their new positions when its order changes. Without motion if the visitor prefers
 * that.
 * @param order changes when rows change places
 */
export function useSlides(list: RefObject<HTMLElement | null>, order: string): void {
  const known = useRef({ order: '', tops: new Map<Element, number>(), slides: new Map<Element, Slide>() })

  useLayoutEffect(() => {
    if (known.current.order === order) return
    const tops = topsNearView(list.current)
    const view = list.current?.ownerDocument.defaultView
    const isCalm = view?.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    const slides = new Map<Element, Slide>()
    for (const [row, top] of isCalm ? [] : tops) {
      const underWay = known.current.slides.get(row)
      const by = (known.current.tops.get(row) ?? top) - top + restOf(underWay)
      underWay?.animation.cancel()
      const animation = by && row.animate?.([{ transform: `translateY(${by}px)` }, { transform: 'none' }], timing)
      if (animation) slides.set(row, { by, animation })
    }
    known.current = { order, tops, slides }
  }, [list, order])
}

interface Slide {
  /** Pixels from the new position to where the row started. */
  readonly by: number
  readonly animation: Animation
}

const timing = { duration: 250, easing: 'ease-out' } as const

/** The pixels that a row has yet to slide, so that a new slide starts where the row is. */
function restOf(slide: Slide | undefined): number {
  const progress = slide?.animation.effect?.getComputedTiming().progress ?? 1
  return slide ? slide.by * (1 - progress) : 0
}

/**
 * The positions of the rows within half a window's height of the visible part. Others move without a slide: asking for
 * the positions of hundreds takes longer than a frame.
 */
function topsNearView(list: HTMLElement | null): Map<Element, number> {
  const tops = new Map<Element, number>()
  if (!list) return tops
  const rows = [...list.children] as HTMLElement[]
  const height = list.ownerDocument.defaultView?.innerHeight ?? 0
  const shift = list.getBoundingClientRect().top - list.offsetTop
  const topOf = (at: number) => rows[at]?.offsetTop ?? Number.POSITIVE_INFINITY
  let [first, end] = [0, rows.length]
  while (first < end) {
    const middle = (first + end) >> 1
    if (topOf(middle) + shift > -height / 2) end = middle
    else first = middle + 1
  }
  for (const row of rows.slice(first)) {
    const top = row.offsetTop
    if (top + shift > 1.5 * height) break
    tops.set(row, top)
  }
  return tops
}
