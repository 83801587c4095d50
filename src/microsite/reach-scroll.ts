/**
 * Scrolls back to where the visitor was, as soon as the page is that long
 * again. Gives up after two seconds, or when the visitor scrolls.
 */
export function reachScroll(goal: number): () => void {
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
