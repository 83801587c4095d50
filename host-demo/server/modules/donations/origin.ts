import { donationLine } from '../../../../src/api/donations.input.ts'
import { chargeStep } from '../../../../src/lib/fees.ts'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { PaymentOrigin } from '../../checkout/orders/payment-origin.ts'
import type { Event } from '../../identity/events.ts'
import type { ErrorText } from '../../platform/http/error-words.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { type DonationLine, repeatDetails, writeDetails } from './donation-details.ts'
import { enterGifts, refundGifts } from './gifts.ts'
import { matchesOf, openFunds, subjectOf } from './matched-funds.ts'
import { holdMatch, matchRows } from './matches.ts'

/** A gift: the donor chooses its amount, within the event's bounds. An open matched fund may match it. */
export const donationOrigin: PaymentOrigin<DonationLine> = {
  input: donationLine,
  async price(db, { event, at }, { amount }, field) {
    const exact = amount % chargeStep(event.currency_decimals) === 0
    if (amount < event.donation_minimum || amount > event.donation_maximum || !exact) {
      throw outOfRange(event, `${field}.amount`)
    }
    const fund = await openFunds(db, event.id, at).executeTakeFirst()
    return { title: event.name, subject: fund ? subjectOf(fund) : null, unitPrice: amount, giftAid: true }
  },
  checkTogether({ event }, gifts) {
    const sum = gifts.reduce((sum, { line }) => sum + line.amount, 0)
    if (sum > event.donation_maximum) throw outOfRange(event, `${gifts.at(-1)?.field}.amount`)
  },
  write: writeDetails,
  repeat: repeatDetails,
  hold: holdMatch,
  renew: holdMatch,
  paid: enterGifts,
  refunded: refundGifts,
  matched: matchesOf,
  receiptRows: matchRows,
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
