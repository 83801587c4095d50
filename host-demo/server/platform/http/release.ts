import { readFileSync } from 'node:fs'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface Release {
  readonly version: string
  readonly build: number
}

const file = new URL('../../../../package.json', import.meta.url)

/** Version and build of the front end, from package.json. */
export const released: Release = JSON.parse(readFileSync(file, 'utf8'))

/** Milliseconds for which the answer is cached, because every response needs it. */
const freshness = 1000

/** The release that is served. The demo's controls can pretend that it is a later one. */
export function watchRelease(db: Kysely<Database>, now: () => Date): () => Promise<Release> {
  let known: Promise<Release> | undefined
  let readAt = 0
  return () => {
    const time = now().getTime()
    if (!known || Math.abs(time - readAt) >= freshness) {
      readAt = time
      known = read(db)
      known.catch(() => {
        known = undefined
      })
    }
    return known
  }
}

async function read(db: Kysely<Database>): Promise<Release> {
  const bumped = await db.selectFrom('demo_controls').select('value').where('name', '=', 'build').executeTakeFirst()
  const { version, build } = released
  return { version, build: bumped ? Number(bumped.value) : build }
}
