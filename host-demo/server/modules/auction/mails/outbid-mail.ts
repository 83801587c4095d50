import { siteAddress } from '../../../identity/site-address.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { openStanding } from '../explain-outcome.ts'
import { outbid } from './letters.ts'
import { outbidMailKind } from './outbid-mail-kind.ts'

/** Mails a bidder who was outbid on a lot, if they still are: at most once in some minutes for each lot. */
export const outbidMailJob: JobKind = {
  kind: outbidMailKind,
  // Hundreds of bidders on one lot may be outbid within seconds: their mails must not slow down bids.
  atOnce: 1,
  async run({ db, now, publicUrl, jobs }, job) {
    const [lotId = '', bidderId = ''] = job.key.split(' ')
    await inTransaction(db, async trx => {
      const found = await trx
        .selectFrom('lots')
        .innerJoin('auctions', 'auctions.event_id', 'lots.event_id')
        .innerJoin('bidders', 'bidders.event_id', 'lots.event_id')
        .innerJoin('users', 'users.id', 'bidders.user_id')
        // Their bid may have been withdrawn since.
        .innerJoin('standing_bids', join =>
          join.onRef('standing_bids.lot_id', '=', 'lots.id').onRef('standing_bids.bidder_id', '=', 'bidders.id'),
        )
        .leftJoin('outbid_mails', join =>
          join.onRef('outbid_mails.lot_id', '=', 'lots.id').onRef('outbid_mails.bidder_id', '=', 'bidders.id'),
        )
        .select(['lots.event_id', 'lots.title', 'lots.kind', 'state', 'price', 'leaders', 'maximum'])
        .select(['effective_ends_at', 'paused_at', 'outbid_mail_minutes', 'sent_at', 'email', 'first_name'])
        .where('lots.id', '=', lotId)
        .where('bidders.id', '=', bidderId)
        .executeTakeFirst()
      const isOpen = found?.state === 'open'
      if (isOpen && openStanding(found, { bidder: bidderId, maximum: found.maximum }) === 'outbid') {
        const at = await databaseTime(trx, now)
        const again = (found.sent_at?.getTime() ?? 0) + found.outbid_mail_minutes * 60_000
        if (found.sent_at && again > at.getTime()) {
          return schedule(trx, { kind: outbidMailKind, key: job.key, dueAt: new Date(again) })
        }
        const event = await trx
          .selectFrom('events')
          .selectAll()
          .where('id', '=', found.event_id)
          .executeTakeFirstOrThrow()
        const link = `${siteAddress(event, publicUrl)}/auction/items/${lotId}`
        const { title, price } = found
        const endsByClock = found.kind !== 'live_auction' && found.paused_at === null
        const endsAt = endsByClock ? found.effective_ends_at : undefined
        await postMail(trx, event, found.email, outbid(event, found.first_name, { title, price, link, endsAt }), at)
        await trx
          .insertInto('outbid_mails')
          .values({ lot_id: lotId, bidder_id: bidderId, sent_at: at })
          .onConflict(conflict => conflict.columns(['lot_id', 'bidder_id']).doUpdateSet({ sent_at: at }))
          .execute()
      }
      await job.complete(trx)
    })
    jobs.wake()
  },
}
