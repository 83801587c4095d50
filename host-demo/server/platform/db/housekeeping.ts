import type { Kysely } from 'kysely'
import { forgetOldCodes } from '../../identity/code-waits.ts'
import { forgetOldSessions } from '../../identity/sessions.ts'
import { forgetOldWindows } from '../http/rate-limit.ts'
import { forgetOldMails } from '../mail/mailroom.ts'
import type { Database } from './schema.ts'

const hour = 60 * 60 * 1000

/**
 * Throws away what nobody will ask about again, now and every hour.
 * @returns what ends it
 */
export async function keepHouse(db: Kysely<Database>, now: () => Date): Promise<() => Promise<void>> {
  const sweep = async () => {
    await forgetOldWindows(db, now())
    await forgetOldSessions(db, now())
    await forgetOldCodes(db, now())
    await forgetOldMails(db, now())
  }
  await sweep()
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = sweep().catch(problem => console.error('Housekeeping failed', problem))
  }, hour)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
