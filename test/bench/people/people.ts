import type { Browser } from 'playwright-core'
import { measureLongList } from '../lots/long-list.ts'
import { startLotsServer } from '../lots/start-server.ts'
import type { Row } from '../table.ts'
import { measureLeaderboard, rows } from './leaderboard.ts'

/** Number of fundraisers that the demo has. */
const seeded = 40

/** Many fundraisers: a board that gifts move, and a list that is scrolled. */
export async function measurePeople(browser: Browser): Promise<Row[]> {
  const server = await startLotsServer()
  try {
    await server.ask({ do: 'fundraisers', count: rows - seeded, first: 0 })
    const board = await measureLeaderboard(browser, server)
    await server.ask({ do: 'fundraisers', count: 2000 - rows, first: rows })
    const list = { path: '/individual-giving', what: 'list of 2,000 fundraisers' }
    return [...board, ...(await measureLongList(browser, server, list))]
  } finally {
    await server.stop()
  }
}
