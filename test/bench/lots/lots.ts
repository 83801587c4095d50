import type { Browser } from 'playwright-core'
import type { Row } from '../table.ts'
import { measureLiveLots } from './live-lots.ts'
import { measureLongList } from './long-list.ts'
import { startLotsServer } from './start-server.ts'

/** Many lots on a page: cards that bids change, and a list that is scrolled. */
export async function measureLots(browser: Browser): Promise<Row[]> {
  const server = await startLotsServer()
  try {
    const live = await measureLiveLots(browser, server)
    await server.ask({ do: 'lots', count: 1800, category: 'first' })
    return [...live, ...(await measureLongList(browser, server, { path: '/auction', what: 'list of 2,000 lots' }))]
  } finally {
    await server.stop()
  }
}
