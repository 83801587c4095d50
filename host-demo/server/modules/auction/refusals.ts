import { formatMoney } from '../../../../src/lib/money.ts'
import type { Event } from '../../identity/events.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { type Lot, refuseUnknown } from './find-lot.ts'
import type { Refusal } from './rules/standing.ts'

/** @throws {HttpError} 401 if the bidder's account was deleted while the bid was on its way */
export function refuseWithoutAccount(hasAccount: boolean): void {
  if (hasAccount) return
  throw new HttpError(401, {
    error: 'invalid_token',
    error_header: 'Sign-in needed',
    error_description: 'Please sign in first.',
  })
}

/** @throws {HttpError} 403 `card_required` if the event demands a saved card of its bidders and this one has none */
export function refuseWithoutCard({ card_required }: Lot, hasCard: boolean): void {
  if (!card_required || hasCard) return
  throw new HttpError(403, {
    error: 'card_required',
    error_description: 'Please save a card first: it is charged only for what you win.',
  })
}

/** @throws {HttpError} if nobody can bid on the lot now */
export function refuseUnbiddable(lot: Lot, at: Date): void {
  if (!lot.published) refuseUnknown()
  const isLive = lot.kind === 'live_auction'
  if (lot.without_bids || !(isLive || lot.kind === 'competitive_bid' || lot.kind === 'sealed_bid')) {
    throw new HttpError(409, { error: 'lot_takes_no_bids', error_description: 'This lot takes no bids.' })
  }
  if (at < lot.opens_at) {
    throw new HttpError(409, { error: 'lot_not_open', error_description: 'Bidding on this lot has not begun yet.' })
  }
  if (lot.state !== 'open' || (!isLive && lot.paused_at === null && at >= lot.effective_ends_at)) {
    throw new HttpError(409, {
      error: 'lot_closed',
      error_description: 'Bidding on this lot has ended. Your bid was not placed.',
    })
  }
  if (lot.paused_at) {
    throw new HttpError(409, {
      error: 'lot_paused',
      error_description: 'The bidding is interrupted. Your bid was not placed.',
    })
  }
  if (lot.remote_locked) {
    throw new HttpError(409, {
      error: 'remote_bids_locked',
      error_description: 'Only the room can bid at this moment. Your bid was not placed.',
    })
  }
}

/**
 * A maximum that was meant for the silent phase must not become the price because the lot came to the floor
 * meanwhile.
 * @throws {HttpError} 409 `floor_changed`
 */
export function refuseChangedFloor({ kind, on_floor }: Lot, seen: 'yes' | 'no' | null | undefined): void {
  if (kind !== 'live_auction' || !seen || (seen === 'yes') === on_floor) return
  throw new HttpError(409, {
    error: 'floor_changed',
    error_description: on_floor
      ? 'This lot has just been called up: a bid is the price at once now. Your bid was not placed.'
      : 'This lot is not called up any more. Your bid was not placed.',
  })
}

/** @throws {HttpError} 409 `age_not_confirmed` */
export function refuseUnconfirmedAge({ minimum_age: age }: Lot, confirmed: 'yes' | 'no' | null | undefined): void {
  if (age === null || confirmed === 'yes') return
  throw new HttpError(409, {
    error: 'age_not_confirmed',
    error_description: { sentence: 'Please confirm that you are {age} or older.', values: { age } },
  })
}

/** The answer to a bid that the rules refuse. */
export function refused(refusal: Refusal, event: Event): HttpError {
  if (refusal.why === 'already_leading') {
    return new HttpError(409, { error: 'already_leading', error_description: 'You lead already.' })
  }
  const { currency, currency_decimals: decimals } = event
  return new HttpError(409, {
    error: 'bid_too_low',
    error_description: {
      sentence: 'Bid {least} or more. Your bid was not placed.',
      values: { least: formatMoney({ minor: refusal.least, currency, decimals }, event.settings.locale) },
    },
  })
}

export const notForSale = () =>
  new HttpError(409, { error: 'lot_not_for_sale', error_description: 'You cannot pay for this lot.' })
