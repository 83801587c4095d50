import { defineSlice } from './slice.ts'

/** The server's clock in milliseconds since 1970, estimated from its answers, since the visitor's may be wrong. */
export interface ServerClock {
  (): number
  /**
   * Makes a read whose answer tells the server's time, and learns from it. It was that time half a round trip before
   * the answer came.
   */
  timed<T extends { server_time: string }>(read: () => Promise<T>): Promise<T>
}

/**
 * Until an answer has told the time exactly, the `Date` header of any answer does (whole seconds), and where a host
 * page may not read the header, the visitor's clock.
 */
export const serverClock = defineSlice('server-clock', (site): ServerClock => {
  let ahead = 0
  /** How far `ahead` may be off, in milliseconds. undefined: only a header has told. */
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
    // Where both cannot be right, the device's clock was set, or the earlier answer came out of a cache.
    const isDisproved = error !== undefined && Math.abs(seen - ahead) > half + error
    if (error === undefined || half <= error || isDisproved) [ahead, error] = [seen, half]
    return answer
  }

  return Object.assign(() => Date.now() + ahead, { timed })
})
