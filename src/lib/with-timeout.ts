/**
 * Adds a timeout to a promise. A later result is ignored.
 * @param time milliseconds
 * @throws {DOMException} `TimeoutError`
 */
export function withTimeout<T>(time: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new DOMException(`after ${time} ms`, 'TimeoutError')), time)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
