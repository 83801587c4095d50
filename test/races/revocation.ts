import { createMailLink } from '../../host-demo/server/identity/mail-links.ts'
import { openSession } from '../../host-demo/server/identity/sessions.ts'
import { endpoints } from '../../src/api/table.ts'
import { password, somebody } from '../contract/people.ts'
import { atOnce, differs, type Race, statusesOf } from './race.ts'

/** Few sign in, because checking a password takes a quarter of a second. The others use existing sessions. */
const signingIn = 4
const from = { event: 'moonlight' }

/** An owner resets their password while a thief uses the account and signs in with the old one. */
export const revocation: Race = {
  name: 'a new password ends every session, old and new',
  async run(demo, clients) {
    const { email, user } = await somebody(demo)
    const { db, now } = demo.context
    const open = await atOnce(clients, () => openSession(db, user.user_id, now()))
    const token = await createMailLink(db, { userId: user.user_id, purpose: 'reset_password' }, now())
    const reset = demo.call(endpoints.resetPassword, { token, password: 'another horse' }, from)
    const [signedIn] = await Promise.all([
      atOnce(signingIn, () => demo.call(endpoints.login, { email, password }, from)),
      atOnce(clients, async index =>
        demo.call(endpoints.account, {}, { ...from, token: open[index]?.access_token ?? '' }),
      ),
    ])
    const { status, output } = await reset
    const tokens = open.map(session => session.access_token)
    for (const answer of signedIn) {
      if (answer.output?.result === 'signed_in') tokens.push(answer.output.access_token)
    }
    const later = await atOnce(tokens.length, index =>
      demo.call(endpoints.account, {}, { ...from, token: tokens[index] ?? '' }),
    )
    const own = await demo.call(endpoints.account, {}, { ...from, token: output.access_token })
    return [
      ...differs('the new password', status, 200),
      ...differs('sessions of before', statusesOf(later), `401 × ${tokens.length}`),
      ...differs('the session of who has chosen it', own.status, 200),
    ]
  },
  unprotected: {
    statements: [
      'create function keep() returns trigger language plpgsql as $$ begin return null; end $$',
      'create trigger keep before delete on sessions for each row execute function keep()',
    ],
  },
}
