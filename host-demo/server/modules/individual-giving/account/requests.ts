import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { pushFundraiserNews } from '../totals.ts'
import { readOwn } from './own-page.ts'
import { asCaptain, move } from './team.ts'
import { tellMember } from './tell-member.ts'

export const decideTeamRequest: Handler<typeof endpoints.decideTeamRequest> = async call => {
  const { db, jobs } = call.context
  const { fundraiser_id, letInYN } = call.input
  await inTransaction(db, async trx => {
    const { team, other } = await asCaptain(trx, call, fundraiser_id, 'asked_team_id')
    if (letInYN === 'yes') await move(trx, call, other, team)
    else {
      await trx.updateTable('fundraisers').set({ asked_team_id: null }).where('id', '=', other.id).execute()
      await pushFundraiserNews(trx, other.id)
    }
    await tellMember(trx, call, letInYN === 'yes' ? 'letIn' : 'declined', other, team)
  })
  jobs.wake()
  return readOwn(call)
}
