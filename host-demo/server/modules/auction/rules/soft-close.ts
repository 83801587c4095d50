/** When a lot ends after a bid at `at` was accepted: never sooner than `minutes` later. */
export function extendedEnd(end: Date, at: Date, minutes: number): Date {
  const quiet = new Date(at.getTime() + minutes * 60_000)
  return quiet > end ? quiet : end
}
