import type { endpoints } from '../../../../../src/api/table.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import { siteAddress } from '../../../identity/site-address.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { findItem } from '../find-item.ts'
import { promisedLetter } from '../letters.ts'
import { payPath } from '../promises.ts'
import { lockPledge } from '../write-pledge.ts'
import { refusePaid, refuseUndone } from './pledge-action.ts'

export const mailPledgeLink: Handler<typeof endpoints.mailPledgeLink> = async call => {
  const { db, now, publicUrl, jobs, rowLocks } = call.context
  const event = await call.event()
  await inTransaction(db, async trx => {
    const pledge = await lockPledge(trx, event.id, call.input.pledge_id, rowLocks)
    refusePaid(pledge)
    refuseUndone(pledge)
    const { id, email, paddle, first_name, shown_as } = pledge
    if (!email) {
      throw new HttpError(409, {
        error: 'pledge_without_address',
        error_description: 'There is no email address for this pledge yet. Add one by correcting it.',
      })
    }
    const { title } = await findItem(trx, event.id, pledge.item_id)
    const link = siteAddress(event, publicUrl) + (await payPath(trx, pledge))
    const at = await databaseTime(trx, now)
    await postMail(trx, event, email, promisedLetter(event, first_name ?? shown_as, { title, pledge, link }), at)
    await recordAction(trx, call, {
      action: 'payment_link',
      kind: 'pledge',
      id,
      title,
      before: { paddle },
      after: { paddle },
    })
  })
  jobs.wake()
  return {}
}
