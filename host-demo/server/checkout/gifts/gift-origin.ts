import type { Kysely } from 'kysely'
import { chargeStep } from '../../../../src/lib/fees.ts'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { Event } from '../../identity/events.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { ErrorText } from '../../platform/http/error-words.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { PaymentOrigin, PricedLine, Sale } from '../orders/payment-origin.ts'
import { type GiftDetails, repeatDetails, writeDetails } from './gift-details.ts'
import { recordGifts, refundGifts, unpayGifts } from './gifts.ts'
import { matchesOf, openFunds, subjectOf } from './matched-funds.ts'
import { holdMatch, matchRows } from './matches.ts'

interface GiftLine extends GiftDetails {
  readonly amount: number
}

/**
 * What all origins of gifts have in common: a gift counts once towards the total raised, can be Gift Aided, and an open
 * matched fund may match it. An origin adds its `input` and its `price`, and may wrap the rest.
 * @param origin its name
 */
export const giftOrigin = (origin: string) =>
  ({
    checkTogether({ event }, gifts) {
      const sum = gifts.reduce((sum, { line }) => sum + line.amount, 0)
      if (sum > event.donation_maximum) throw outOfRange(event, `${gifts.at(-1)?.field}.amount`)
    },
    write: writeDetails,
    repeat: repeatDetails,
    hold: holdMatch,
    renew: holdMatch,
    paid: recordGifts,
    unpaid: unpayGifts,
    refunded: refundGifts,
    matched: (db, orderIds, at) => matchesOf(db, orderIds, at, origin),
    receiptRows: (trx, order, money) => matchRows(trx, order, money, origin),
  }) satisfies Partial<PaymentOrigin<GiftLine>>

/** A gift, which an open fund may match. */
export async function priceGift(
  db: Kysely<Database>,
  { event, at }: Sale,
  { title, amount }: { readonly title: string; readonly amount: number },
): Promise<PricedLine> {
  const fund = await openFunds(db, event.id, at).executeTakeFirst()
  return { title, subject: fund ? subjectOf(fund) : null, unitPrice: amount, giftAid: true }
}

/**
 * @param field the amount's path in the request, for error messages
 * @throws {HttpError} 400 `amount_out_of_range` outside of the event's bounds
 */
export function refuseOutOfRange(event: Event, amount: number, field: string): void {
  const exact = amount % chargeStep(event.currency_decimals) === 0
  if (amount < event.donation_minimum || amount > event.donation_maximum || !exact) throw outOfRange(event, field)
}

function outOfRange(event: Event, field: string): HttpError {
  const money = (minor: number) =>
    formatMoney({ minor, currency: event.currency, decimals: event.currency_decimals }, event.settings.locale)
  const description: ErrorText = {
    sentence: 'Choose an amount from {least} to {most}.',
    values: { least: money(event.donation_minimum), most: money(event.donation_maximum) },
  }
  return new HttpError(400, {
    error: 'amount_out_of_range',
    error_description: description,
    fields: { [field]: description },
  })
}
