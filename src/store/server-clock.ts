import { defineSlice } from './slice.ts'

/**
 * The server's clock in milliseconds since 1970, estimated from the `Date` header of its answers (whole seconds),
 * since the visitor's clock may be wrong. Until an answer arrives, and where a host page may not read the header,
 * the visitor's clock is used.
 */
export const serverClock = defineSlice('server-clock', site => {
  let ahead = 0
  site.$news.subscribe(news => {
    const told = Date.parse(news?.headers.get('date') ?? '')
    // `Date` is rounded down, by half a second on average.
    const seen = told + 500 - Date.now()
    if (Math.abs(seen - ahead) > 1000) ahead = seen
  })
  return () => Date.now() + ahead
})
