/** Ends a request that has no answer after these milliseconds. Browsers of 2022 have no `AbortSignal.timeout`. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('No answer', 'TimeoutError')), milliseconds)
  return controller.signal
}

/**
 * Tells when these milliseconds have passed. While a device sleeps, the one clock stands still on many; the other one
 * can be set.
 */
export function after(milliseconds: number): () => boolean {
  const [began, beganAt] = [performance.now(), Date.now()]
  return () => Math.max(performance.now() - began, Math.abs(Date.now() - beganAt)) >= milliseconds
}
