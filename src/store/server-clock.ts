import { defineSlice } from './slice.ts'

/** The server's clock in milliseconds since 1970, estimated from its answers, since the visitor's may be wrong. */
export interface ServerClock {
  (): number
  /**
   * Makes a read whose answer has the server's time, and adjusts the clock. The server wrote it about half a round trip
   * before the answer arrived.
   */
  timed<T extends { server_time: string }>(read: () => Promise<T>): Promise<T>
}

/**
 * Without an exact time, the `Date` header of any answer is used (whole seconds), and if a host page can't read that
 * header, the visitor's clock.
 */
export const serverClock = defineSlice('server-clock', (site): ServerClock => {
  let ahead = 0
  /** The possible error of `ahead`, in milliseconds. undefined: it comes from a header. */
  let error: number | undefined

  site.$news.subscribe(news => {
    if (error !== undefined) return
    const sentAt = Date.parse(news?.headers.get('date') ?? '')
    // `Date` is rounded down, by half a second on average.
    const seen = sentAt + 500 - Date.now()
    if (Math.abs(seen - ahead) > 1000) ahead = seen
  })

  async function timed<T extends { server_time: string }>(read: () => Promise<T>): Promise<T> {
    const [asked, started] = [Date.now(), performance.now()]
    const answer = await read()
    const half = (performance.now() - started) / 2
    const seen = Date.parse(answer.server_time) - asked - half
    // If the two contradict each other, the device's clock was set, or the earlier answer came out of a cache.
    const isDisproved = error !== undefined && Math.abs(seen - ahead) > half + error
    if (error === undefined || half <= error || isDisproved) [ahead, error] = [seen, half]
    return answer
  }

  return Object.assign(() => Date.now() + ahead, { timed })
})
