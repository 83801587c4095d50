import { join } from 'node:path'
import { findPostgresql, startPostgresql } from '../../postgresql.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import type { Row } from '../table.ts'
import { measureBids } from './measure.ts'
import { measureBidWatchers } from './watchers.ts'

/** The auction under load, on both databases. */
export async function measureAuction(quick: boolean): Promise<Row[]> {
  const [seconds, refetching, watchers] = quick ? [5, 500, 500] : [60, 2000, 2000]
  const folder = temporaryFolder('bench')
  const rows: Row[] = []
  try {
    const embedded = { type: 'embedded', folder: join(folder.path, 'data') } as const
    const onPglite = { database: 'PGlite', steady: 200, flood: 800, seconds, refetching } as const
    rows.push(...(await measureBids(embedded, onPglite)))
    rows.push(
      ...(await measureBidWatchers({ ...embedded, folder: join(folder.path, 'watched') }, watchers, quick ? 3 : 20)),
    )
  } finally {
    folder.remove()
  }
  if (!process.env.DATABASE_URL && !findPostgresql()) return rows
  const postgresql = await startPostgresql()
  try {
    const config = { type: 'postgresql', url: postgresql.url } as const
    rows.push(...(await measureBids(config, { database: 'PostgreSQL', steady: 600, seconds, refetching })))
  } finally {
    await postgresql.stop()
  }
  return rows
}
