/**
 * Resolves with true when `work` has ended, and with false after that many milliseconds.
 * @throws what `work` throws until then
 */
export async function inTime(work: Promise<unknown>, limit: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(done => {
    timer = setTimeout(() => done(false), limit)
  })
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer))
}
