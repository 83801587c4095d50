/**
 * Tries again, so many times in all, so far apart. For reads and module
 * loading only: a payment or a bid is never repeated by itself.
 * @param delay milliseconds between two tries
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
