import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { announce } from '../ui/announcer.ts'
import { useMicrosite } from './microsite-context.ts'
import type { CurrentRoute } from './route.ts'

/** Milliseconds in which a screen's title settles. */
const titleTime = 400

interface Arrival {
  current: CurrentRoute
  main: RefObject<HTMLElement | null>
  title: string | undefined
  /** Is the screen there? */
  isReady: boolean
}

/**
 * What a page load does by itself: the title, the scroll position, the focus,
 * and that whoever can't see the screen is told. Nothing of it happens on the
 * first screen, nor when only the query changes.
 */
export function useArrival({ current, main, title, isReady }: Arrival): void {
  const { element } = useSurroundings()
  const { ownsPage } = useMicrosite()
  const { path, by } = current
  const told = useRef(title)

  // With the screen itself: a key that is pressed as it comes up must find the focus where it stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useLayoutEffect(() => {
    if (!isReady || by === 'start') return
    const link = current.left?.focus ? linkTo(main.current, current.left.focus) : undefined
    ;(link ?? main.current)?.focus({ preventScroll: true })
    if (by === 'history') return reachScroll(current.left?.scroll ?? 0)
    if (ownsPage) scrollTo(0, 0)
    else if (element.getBoundingClientRect().top < 0) element.scrollIntoView()
    return undefined
  }, [path, isReady])

  useEffect(() => {
    if (!title || !isReady || by === 'start' || told.current === title) return
    // A screen may know a better one than its route a moment later.
    const timer = setTimeout(() => {
      told.current = title
      announce(title)
    }, titleTime)
    return () => clearTimeout(timer)
  }, [title, isReady, by])
}

/** On the screen itself, else in the frame around it. */
function linkTo(main: HTMLElement | null, href: string): HTMLElement | undefined {
  const link = `a[href="${CSS.escape(href)}"]`
  return main?.querySelector<HTMLElement>(link) ?? main?.parentElement?.querySelector<HTMLElement>(link) ?? undefined
}

/**
 * Scrolls back to where the visitor was, as soon as the page is that long
 * again. Gives up after two seconds, or when the visitor scrolls.
 */
function reachScroll(goal: number): () => void {
  const until = performance.now() + 2000
  let frame = 0
  const stop = () => cancelAnimationFrame(frame)
  for (const act of ['wheel', 'touchstart', 'keydown'] as const)
    addEventListener(act, stop, { once: true, passive: true })

  function step(): void {
    scrollTo(0, goal)
    if (Math.abs(scrollY - goal) > 1 && performance.now() < until) frame = requestAnimationFrame(step)
  }

  step()
  return () => {
    stop()
    for (const act of ['wheel', 'touchstart', 'keydown'] as const) removeEventListener(act, stop)
  }
}
