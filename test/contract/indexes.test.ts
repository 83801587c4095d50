import { CompiledQuery, type Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dropMailLinks, pruneMailLinks } from '../../host-demo/server/identity/mail-links.ts'
import { usesPicture as lotUsesPicture } from '../../host-demo/server/modules/auction/find-lot.ts'
import { usesPicture as offerUsesPicture } from '../../host-demo/server/modules/donated-items/pictures.ts'
import { pruneDeclined } from '../../host-demo/server/modules/donated-items/prune-declined.ts'
import type { Database } from '../../host-demo/server/platform/db/schema.ts'
import { pruneRateLimits } from '../../host-demo/server/platform/http/rate-limit.ts'
import { databases } from '../databases.ts'

type Query = (db: Kysely<Database>) => Promise<unknown>

const queries: [name: string, index: string, query: Query][] = [
  ['links of one account', 'mail_links_user_id_idx', db => dropMailLinks(db, 'usr_1')],
  ['links that have expired', 'mail_links_expires_at_idx', db => pruneMailLinks(db, new Date())],
  ['windows of limits that have ended', 'rate_limits_window_start_idx', db => pruneRateLimits(db, new Date())],
  ['offers declined long ago', 'donated_items_state_decided_at_idx', db => pruneDeclined(db, new Date())],
  ['the offers with a picture', 'donated_items_pictures_idx', db => offerUsesPicture(db, '/files/one.webp')],
  ['the lots with a picture', 'lots_picture_idx', db => lotUsesPicture(db, '/files/one.webp')],
  ['the lots with a further picture', 'lots_pictures_idx', db => lotUsesPicture(db, '/files/one.webp')],
]

describe.each(databases)('a query about many has an index on $name', database => {
  test.each(queries)('%s', async (_, index, query) => {
    const { db } = await database.open()
    const sent: CompiledQuery[] = []
    const executor = db.getExecutor()
    await query(
      db.withPlugin({
        transformQuery({ node, queryId }) {
          sent.push(executor.compileQuery(node, queryId))
          return node
        },
        transformResult: async ({ result }) => result,
      }),
    )
    const plan = await db.transaction().execute(async trx => {
      // Without this, small tables are read without an index.
      await trx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
      const explained = sent.map(({ sql, parameters }) =>
        trx.executeQuery<{ 'QUERY PLAN': string }>(CompiledQuery.raw(`explain ${sql}`, [...parameters])),
      )
      return (await Promise.all(explained)).flatMap(({ rows }) => rows.map(row => row['QUERY PLAN']))
    })
    expect(plan.join('\n')).toContain(index)
  })
})
