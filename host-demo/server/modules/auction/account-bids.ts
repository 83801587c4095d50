import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import { organiserActions, overtakingOf, withdrawnAmounts, withdrawnBidsOf } from './bidder-entries.ts'
import { findBidder, shownAs } from './bidders.ts'
import { explainOutcome, leadersOf, openStanding } from './explain-outcome.ts'
import { lotsOf } from './find-lot.ts'
import { readBriefs } from './lot-wire.ts'
import { markOf } from './mark-of.ts'
import { isPromised } from './won-lots.ts'

export const accountBids: Handler<typeof endpoints.accountBids> = async call => {
  const { db, now } = call.context
  const event = await call.event()
  const person = await personOrRefuse(call)
  const head = {
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    server_time: (await databaseTime(db, now)).toISOString(),
  }
  const bidder = await findBidder(db, event.id, person)
  if (!bidder) return { ...head, items: [] }
  const withdrawn = await withdrawnAmounts(db, bidder.id)
  const lots = await lotsOf(db, event.id)
    // A left join, because a piece that the organiser sold beside the auction has no bid.
    .leftJoin('standing_bids', join =>
      join.onRef('standing_bids.lot_id', '=', 'lots.id').on('standing_bids.bidder_id', '=', bidder.id),
    )
    .leftJoin('lot_wins', join =>
      join.onRef('lot_wins.lot_id', '=', 'lots.id').on('lot_wins.bidder_id', '=', bidder.id),
    )
    .select(eb => [
      eb.fn.coalesce('standing_bids.maximum', 'lot_wins.amount').as('own_offer'),
      eb.fn.coalesce('standing_bids.sequence', eb.val(0)).as('own_sequence'),
      'lot_wins.amount as to_pay',
      'lot_wins.paid_at',
      'lot_wins.refunded_at',
      'lot_wins.charge_state',
      isPromised.as('promised'),
    ])
    .where('lots.id', 'in', eb =>
      eb
        .selectFrom('standing_bids')
        .select('lot_id')
        .where('bidder_id', '=', bidder.id)
        .union(eb.selectFrom('lot_wins').select('lot_id').where('bidder_id', '=', bidder.id))
        .union(withdrawnBidsOf(db, bidder.id).select('auction_log.lot_id')),
    )
    .orderBy('lots.effective_ends_at')
    .orderBy('lots.number')
    .execute()
  const overtaking = await overtakingOf(db, bidder.id)
  const actions = await organiserActions(db, bidder.id)
  const shown = await shownAs(
    db,
    overtaking.flatMap(entry => [entry.bidder_id ?? '', ...leadersOf(entry)]),
  )
  const briefOf = await readBriefs(db, event, lots)
  return {
    ...head,
    items: lots.map(({ own_offer, own_sequence, to_pay, paid_at, refunded_at, charge_state, promised, ...lot }) => {
      // All of the person's bids may have been withdrawn.
      const own_maximum = own_offer ?? withdrawn.get(lot.id) ?? 0
      const closed = to_pay !== null ? 'won' : own_offer === null ? 'withdrawn' : 'lost'
      const open = own_offer === null ? 'withdrawn' : openStanding(lot, { bidder: bidder.id, maximum: own_maximum })
      const outcomes = { open, closed, withdrawn: 'withdrawn' } as const
      return {
        ...briefOf(lot),
        outcome: outcomes[lot.state],
        own_mark: markOf(lot, bidder.id),
        own_maximum,
        to_pay,
        paidYN: to_pay === null ? null : paid_at && !refunded_at ? 'yes' : 'no',
        promisedYN: to_pay === null ? null : promised ? 'yes' : 'no',
        refundedYN: to_pay === null ? null : refunded_at ? 'yes' : 'no',
        charge_failedYN: to_pay === null ? null : !paid_at && isChargeFailed(charge_state) ? 'yes' : 'no',
        why: explainOutcome(
          event,
          lot,
          {
            bidder: bidder.id,
            maximum: own_maximum,
            sequence: own_sequence,
            pays: to_pay,
            isRefunded: refunded_at !== null,
            action: actions.get(lot.id),
            overtaking: overtaking.find(entry => entry.lot_id === lot.id),
          },
          shown,
        ),
      }
    }),
  }
}

const isChargeFailed = (state: string | null) => state === 'failed' || state === 'action_required'
