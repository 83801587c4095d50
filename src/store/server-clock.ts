import { defineSlice } from './slice.ts'

/**
 * The server's clock, in milliseconds since 1970, as near as its answers tell
 * (`Date`, whole seconds): a visitor's own may be wrong. Until one has told
 * it, and where a stranger's page may not read it, the visitor's own counts.
 */
export const serverClock = defineSlice('server-clock', site => {
  let ahead = 0
  site.$news.subscribe(news => {
    const told = Date.parse(news?.headers.get('date') ?? '')
    // Half a second is what whole seconds leave out on average.
    const seen = told + 500 - Date.now()
    if (Math.abs(seen - ahead) > 1000) ahead = seen
  })
  return () => Date.now() + ahead
})
