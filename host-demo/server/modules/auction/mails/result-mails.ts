import type { Kysely } from 'kysely'
import { createMailLink } from '../../../identity/mail-links.ts'
import { siteAddress } from '../../../identity/site-address.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { isGone } from '../stock.ts'
import { lost, won } from './letters.ts'
import { resultMailsKind } from './schedule-result-mails.ts'

/** Mails the winners of a lot and, if the event wants it, those who have not won. */
export const resultMailsJob: JobKind = {
  kind: resultMailsKind,
  async run({ db, now, publicUrl, jobs }, job) {
    const [lotId = '', copyOf] = job.key.split(' ')
    await inTransaction(db, async trx => {
      const lot = await trx
        .selectFrom('lots')
        .innerJoin('auctions', 'auctions.event_id', 'lots.event_id')
        .select([
          'lots.id',
          'lots.event_id',
          'title',
          'kind',
          'state',
          'sold',
          'won',
          'charge_after_minutes',
          'lost_mails',
        ])
        .where('lots.id', '=', lotId)
        .executeTakeFirst()
      // If the lot was reopened or withdrawn meanwhile, nobody has won or lost it.
      if (lot?.state === 'closed') {
        const event = await trx
          .selectFrom('events')
          .selectAll()
          .where('id', '=', lot.event_id)
          .executeTakeFirstOrThrow()
        const at = await databaseTime(trx, now)
        const site = siteAddress(event, publicUrl)
        for (const person of await (copyOf === undefined ? biddersOf(trx, lot.id) : buyerOf(trx, lot.id, copyOf))) {
          const { email, first_name, amount, paid_at, has_card } = person
          if (amount === null) {
            const link = `${site}/auction/items/${lot.id}`
            if (lot.lost_mails)
              await postMail(trx, event, email, lost(first_name, { title: lot.title, isGone: isGone(lot), link }), at)
          } else if (!paid_at) {
            const token = await createMailLink(trx, { userId: person.id, redirectRoute: '/auction/checkout' }, at)
            const link = `${site}/auction/checkout?user_token=${token}`
            const chargedIn = has_card ? (lot.charge_after_minutes ?? undefined) : undefined
            const letter = { title: lot.title, amount, link, chargedIn, isCopy: copyOf !== undefined }
            await postMail(trx, event, email, won(event, first_name, letter), at)
          }
        }
      }
      await job.complete(trx)
    })
    jobs.wake()
  },
}

/** Bidders on a lot who have an account. */
const biddersOf = (trx: Kysely<Database>, lotId: string) =>
  withWins(trx, lotId)
    .innerJoin('standing_bids', 'standing_bids.bidder_id', 'bidders.id')
    .where('standing_bids.lot_id', '=', lotId)
    .execute()

/** Nobody, if the sale was cancelled meanwhile. */
const buyerOf = (trx: Kysely<Database>, lotId: string, bidder: string) =>
  withWins(trx, lotId).where('bidders.id', '=', bidder).where('lot_wins.amount', 'is not', null).execute()

function withWins(trx: Kysely<Database>, lotId: string) {
  return trx
    .selectFrom('bidders')
    .innerJoin('users', 'users.id', 'bidders.user_id')
    .leftJoin('lot_wins', join => join.onRef('lot_wins.bidder_id', '=', 'bidders.id').on('lot_wins.lot_id', '=', lotId))
    .select(['users.id', 'users.email', 'users.first_name', 'lot_wins.amount', 'lot_wins.paid_at'])
    .select(eb =>
      eb
        .exists(
          eb
            .selectFrom('cards')
            .select('cards.id')
            .whereRef('cards.user_id', '=', 'users.id')
            .where('removed_at', 'is', null),
        )
        .as('has_card'),
    )
}
