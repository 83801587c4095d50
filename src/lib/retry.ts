/**
 * Tries up to a number of times. For reads and module loading only: payments and bids are never retried
 * automatically.
 * @param delay milliseconds between attempts
 */
export async function retry<T>(
  attempt: () => Promise<T>,
  { tries, delay }: { tries: number; delay: number },
): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await attempt()
    } catch (problem) {
      if (left <= 1) throw problem
      await new Promise(done => setTimeout(done, delay))
    }
  }
}
