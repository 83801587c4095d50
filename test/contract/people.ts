import { randomUUID } from 'node:crypto'
import { normalEmail } from '../../host-demo/server/accounts/hashes.ts'
import { hashPassword } from '../../host-demo/server/accounts/passwords.ts'
import { openSession } from '../../host-demo/server/accounts/sessions.ts'
import type { RunningServer } from '../../host-demo/server/start-server.ts'
import type { Session } from '../../src/api/person.ts'

export const password = 'correct horse'

/** Somebody with an account, signed in, put straight into the database: sign-up has tests of its own. */
export async function somebody(
  { context: { db, now } }: Pick<RunningServer, 'context'>,
  email = `${randomUUID()}@guests.example`,
): Promise<Session & { email: string }> {
  const user = { user_id: `usr_${randomUUID()}`, first_name: 'Grace', last_name: 'Hopper', email, mobile: undefined }
  const { user_id: id, mobile, ...details } = user
  await db
    .insertInto('users')
    .values({ ...details, id, mobile, email_normal: normalEmail(email), password: await hashPassword(password) })
    .execute()
  return { ...(await openSession(db, id, now())), user, email }
}
