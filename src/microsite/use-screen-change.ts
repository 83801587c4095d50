import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { announce } from '../ui/announcer.ts'
import { useMicrosite } from './microsite-context.ts'
import type { CurrentRoute } from './route.ts'

/** Milliseconds until a screen's title counts as final. */
const titleTime = 400

interface ScreenChange {
  current: CurrentRoute
  main: RefObject<HTMLElement | null>
  title: string | undefined
  /** Has the screen loaded? */
  isReady: boolean
}

/**
 * Does what a browser does on a page load: scroll position, focus, and announcing the title to screen readers. Not
 * on the first screen, nor when only the query changes.
 */
export function useScreenChange({ current, main, title, isReady }: ScreenChange): void {
  const { element } = useSurroundings()
  const { ownsPage } = useMicrosite()
  const { path, by } = current
  const announced = useRef(title)

  // A layout effect, so that a key pressed as the screen appears finds the focus already moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useLayoutEffect(() => {
    if (!isReady || by === 'start') return
    const link = current.restore?.focus ? linkTo(main.current, current.restore.focus) : undefined
    ;(link ?? main.current)?.focus({ preventScroll: true })
    if (current.restore) return reachScroll(current.restore.scroll)
    const { top } = element.getBoundingClientRect()
    if (ownsPage) scrollTo(0, 0)
    else if (top < 0 || top > innerHeight) element.scrollIntoView()
    return undefined
  }, [path, isReady])

  useEffect(() => {
    if (!title || !isReady || by === 'start' || announced.current === title) return
    // A screen may replace its route's title a moment later.
    const timer = setTimeout(() => {
      announced.current = title
      announce(title)
    }, titleTime)
    return () => clearTimeout(timer)
  }, [title, isReady, by])
}

/** The link in the screen, else in the header or footer. */
function linkTo(main: HTMLElement | null, href: string): HTMLElement | undefined {
  const link = `a[href="${CSS.escape(href)}"]`
  return main?.querySelector<HTMLElement>(link) ?? main?.parentElement?.querySelector<HTMLElement>(link) ?? undefined
}

/**
 * Restores the scroll position once the page is long enough. Gives up after two seconds, or when the visitor
 * scrolls.
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
