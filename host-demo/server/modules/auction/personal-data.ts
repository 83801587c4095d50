import type { PersonalData } from '../../identity/personal-data.ts'
import { forgetDonor } from './catalogue/given-lots.ts'
import { refuseWithBids } from './refuse-with-bids.ts'

/**
 * When an account is deleted its bids stay under the paddle's number, because others have bid against them and the
 * log would break without them. Nobody can be found by that number any more. Lots that they gave lose their name.
 */
export const auctionData: Pick<Required<PersonalData>, 'export' | 'erase'> = {
  async export(db, person) {
    const bids = await db
      .selectFrom('auction_log')
      .innerJoin('bidders', 'bidders.id', 'auction_log.bidder_id')
      .innerJoin('lots', 'lots.id', 'auction_log.lot_id')
      .select(['bidders.event_id', 'lots.id as auction_item_id', 'lots.title'])
      .select(['auction_log.sequence', 'auction_log.at', 'auction_log.amount'])
      .where('user_id', '=', person.id)
      .orderBy('auction_log.at')
      .execute()
    const refused_bids = await db
      .selectFrom('refused_bids')
      .innerJoin('bidders', 'bidders.id', 'refused_bids.bidder_id')
      .innerJoin('lots', 'lots.id', 'refused_bids.lot_id')
      .select(['bidders.event_id', 'lots.id as auction_item_id', 'lots.title', 'at', 'amount', 'why'])
      .where('user_id', '=', person.id)
      .orderBy('refused_bids.id')
      .execute()
    const bidders = await db
      .selectFrom('bidders')
      .select(['event_id', 'paddle', 'shown_as'])
      .where('user_id', '=', person.id)
      .orderBy('event_id')
      .execute()
    return { bidders, bids, refused_bids }
  },

  async erase(trx, erasure) {
    // Lots before bidders, as a bid locks them.
    await forgetDonor(trx, erasure)
    await refuseWithBids(trx, erasure)
    const { person, organisationId } = erasure
    await trx
      .updateTable('bidders')
      .set(eb => ({ user_id: null, shown_as: eb.cast('paddle', 'text') }))
      .where('user_id', '=', person.id)
      .where('event_id', 'in', db => db.selectFrom('events').select('id').where('organisation_id', '=', organisationId))
      .execute()
    return []
  },
}
