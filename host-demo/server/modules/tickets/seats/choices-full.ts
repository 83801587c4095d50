import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { choicesFull } from './letters.ts'
import { ownerLink } from './links.ts'
import { choicesFullKind } from './mail-kinds.ts'

/** Tells the buyer of a late payment which sessions have filled up meanwhile. */
export const choicesFullJob: JobKind<{ readonly titles: readonly string[] }> = {
  kind: choicesFullKind,
  async run({ db, now, publicUrl, jobs }, job) {
    await inTransaction(db, async trx => {
      const order = await trx.selectFrom('orders').selectAll().where('id', '=', job.key).executeTakeFirst()
      if (order) {
        const event = await trx
          .selectFrom('events')
          .selectAll()
          .where('id', '=', order.event_id)
          .executeTakeFirstOrThrow()
        const link = await ownerLink(trx, event, publicUrl, order.id)
        const letter = choicesFull(order.first_name, { titles: job.payload.titles, link })
        await postMail(trx, event, order.email, letter, await databaseTime(trx, now))
      }
      await job.complete(trx)
    })
    jobs.wake()
  },
}
