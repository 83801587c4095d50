import { createMailLink } from '../../host-demo/server/identity/mail-links.ts'
import { endpoints } from '../../src/api/table.ts'
import { somebody } from '../contract/people.ts'
import { atOnce, differs, type Race, statusesOf } from './race.ts'

/** One link of a mail, opened at once by its reader, the mail program's preview and a scanner. */
export const mailLink: Race = {
  name: 'a link in a mail signs in once',
  async run(demo, clients) {
    const { user } = await somebody(demo)
    const { db, now } = demo.context
    const user_token = await createMailLink(db, { userId: user.user_id }, now())
    const answers = await atOnce(clients, () => demo.call(endpoints.profile, { user_token }))
    return differs('answers', statusesOf(answers), `200 × 1, 400 × ${clients - 1}`)
  },
  unprotected: {
    statements: [
      'create function forget_use() returns trigger language plpgsql as $$ begin return old; end $$',
      'create trigger forget_use before update on mail_links for each row execute function forget_use()',
    ],
  },
}
