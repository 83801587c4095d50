import { endpoints } from '../../src/api/table.ts'
import { codeFor, somebody } from '../contract/people.ts'
import { atOnce, differs, type Race, statusesOf } from './race.ts'

/** One code, sent repeatedly by its owner's phone and by somebody who has read it. */
export const oneTimeCode: Race = {
  name: 'a code signs in once',
  async run(demo, clients) {
    const { email, user } = await somebody(demo)
    const { db } = demo.context
    await db.deleteFrom('sessions').where('user_id', '=', user.user_id).execute()
    const { output } = await demo.call(endpoints.login, { email })
    if (output.result !== 'code_sent') return ['no code was sent']
    const otp = await codeFor(demo, email)
    const { otp_id } = output
    const answers = await atOnce(clients, () => demo.call(endpoints.verifyCode, { otp_id, otp }))
    const sessions = await db.selectFrom('sessions').select('id').where('user_id', '=', user.user_id).execute()
    const others = answers.filter(({ status }) => status !== 200 && status !== 400 && status !== 429)
    return [
      ...differs('signed in', answers.filter(({ status }) => status === 200).length, 1),
      ...differs('sessions', sessions.length, 1),
      ...differs('neither signed in nor refused', statusesOf(others), ''),
    ]
  },
  unprotected: {
    statements: [
      'create function forget_use() returns trigger language plpgsql as $$ begin return old; end $$',
      'create trigger forget_use before update on one_time_codes for each row execute function forget_use()',
      'create trigger forget_use before update on code_waits for each row execute function forget_use()',
    ],
  },
}
