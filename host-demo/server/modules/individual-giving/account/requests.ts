import type { endpoints } from '../../../../../src/api/table.ts'
import { pathTo } from '../../../../../src/lib/path-to.ts'
import type { Handler } from '../../../identity/call.ts'
import { siteAddress } from '../../../identity/site-address.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { words } from '../words.ts'
import { ownerOf } from './ask.ts'
import { readOwn } from './own-page.ts'
import { asCaptain, move } from './team.ts'

export const decideTeamRequest: Handler<typeof endpoints.decideTeamRequest> = async call => {
  const { db, now, jobs } = call.context
  const { fundraiser_id, letInYN } = call.input
  const event = await call.event()
  await inTransaction(db, async trx => {
    const { team, other } = await asCaptain(trx, call, fundraiser_id, 'asked_team_id')
    if (letInYN === 'no') {
      await trx.updateTable('fundraisers').set({ asked_team_id: null }).where('id', '=', other.id).execute()
      return
    }
    await move(trx, call, other, team.id)
    const person = await ownerOf(trx, other.id)
    if (!person?.email) return
    const link = siteAddress(event, call.publicUrl) + pathTo('fundraiser-team', { id: team.slug })
    const draft = {
      kind: 'team_let_in',
      subject: words('letInSubject', { team: team.name }),
      to: person.first_name,
      parts: [words('letIn', { team: team.name }), { link, label: words('letInLabel') }],
    }
    await postMail(trx, event, person.email, draft, await databaseTime(trx, now))
  })
  jobs.wake()
  return readOwn(call)
}
