import { randomUUID, scryptSync } from 'node:crypto'
import { openSession } from '../../host-demo/server/identity/sessions.ts'
import { normalEmail } from '../../host-demo/server/platform/hashes.ts'
import type { RunningServer } from '../../host-demo/server/start-server.ts'
import type { Session } from '../../src/api/person.ts'
import { endpoints } from '../../src/api/table.ts'
import type { DemoServer } from './demo-server.ts'

export const password = 'correct horse'

/** What a module is told of an erasure, besides whose it is. */
export const plainErasure = {
  at: new Date(),
  nobody: 'nobody@x',
  rowLocks: true,
  modules: [],
  origins: {},
  publicUrl: '',
}

type Server = Pick<RunningServer, 'context'>

export const newEmail = () => `${randomUUID()}@guests.example`

/** The cheapest scrypt cost, which is stored in the hash: a check at the real cost takes a quarter of a second. */
const hashed = `scrypt$16$8$1$$${scryptSync(password, '', 32, { N: 16, r: 8, p: 1 }).toString('base64url')}`

/** A signed-in person, inserted directly into the database: sign-up has tests of its own. */
export async function somebody(
  { context: { db, now } }: Server,
  { email = newEmail(), mobile, hash = hashed }: { email?: string; mobile?: string; hash?: string } = {},
): Promise<Session & { email: string; token: string }> {
  const person = { first_name: 'Grace', last_name: 'Hopper', email, mobile }
  const id = `usr_${randomUUID()}`
  await db
    .insertInto('users')
    .values({ ...person, id, mobile_normal: mobile ?? null, email_normal: normalEmail(email), password: hash })
    .execute()
  const session = await openSession(db, id, now())
  const user = { ...person, user_id: id, is_organiser: false }
  return { ...session, user, email, token: session.access_token }
}

/** Mails to an address, newest first. */
export function mailsTo({ context: { db } }: Server, recipient: string) {
  return db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('sequence', 'desc').execute()
}

/** The newest code mailed to an address. */
export async function codeFor(server: Server, recipient: string): Promise<string> {
  for (const { body_text } of await mailsTo(server, recipient)) {
    const code = /^ {4}(\d+)$/m.exec(body_text)?.[1]
    if (code) return code
  }
  throw new Error('No code has been mailed')
}

/** The token of the newest link mailed to an address. */
export async function linkFor(server: Server, recipient: string): Promise<string> {
  for (const { body_text } of await mailsTo(server, recipient)) {
    const token = /[?&]token=([\w-]+)/.exec(body_text)?.[1]
    if (token) return token
  }
  throw new Error('No link has been mailed')
}

/** Somebody with a saved card. */
export async function withCard(demo: DemoServer, card: string) {
  const person = await somebody(demo)
  await keepCard(demo, person, card)
  return person
}

/** Saves a person's card, which becomes the default one. */
export async function keepCard(demo: DemoServer, person: { token: string }, card: string): Promise<void> {
  const { output } = await demo.call(endpoints.beginCard, {}, person)
  await demo.context.stripe.setupIntents.confirm(output.setup_intent_id, { payment_method: card })
  await demo.call(endpoints.confirmCard, { setup_intent_id: output.setup_intent_id }, person)
}
