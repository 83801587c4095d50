import type { CheckoutLine } from '../../../../src/api/checkout-input.ts'
import { chargeStep } from '../../../../src/lib/fees.ts'
import { formatMoney } from '../../../../src/lib/money.ts'
import type { LineOrigin } from '../../checkout/orders/line-origin.ts'
import type { Event } from '../../identity/events.ts'
import type { Said } from '../../platform/http/error-words.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { enterGifts, takeOff } from './gifts.ts'
import { holdMatch } from './matches.ts'

/** A gift: its amount is the donor's to say, within the event's bounds. */
export const donationOrigin: LineOrigin<Extract<CheckoutLine, { origin: 'donation' }>> = {
  async price(_, { event }, line, field) {
    const { giving } = event.settings
    const { amount } = line
    const exact = amount % chargeStep(event.currency_decimals) === 0
    if (amount < event.donation_minimum || amount > event.donation_maximum || !exact) {
      throw outOfRange(event, `${field}.amount`)
    }
    const tribute = giving.tributes === 'yes' ? line.tribute : undefined
    return {
      giftAid: true,
      row: {
        origin: 'donation',
        title: event.name,
        amount,
        message: line.message || null,
        anonymous: line.anonymous === 'yes',
        anonymous_amount: line.anonymous_amount === 'yes',
        tribute_kind: tribute?.kind ?? null,
        tribute_name: tribute?.name ?? null,
      },
    }
  },
  hold: holdMatch,
  renew: holdMatch,
  paid: enterGifts,
  refunded: takeOff,
}

export function outOfRange(event: Event, field: string): HttpError {
  const money = (minor: number) =>
    formatMoney({ minor, currency: event.currency, decimals: event.currency_decimals }, event.settings.locale)
  const description: Said = {
    sentence: 'Choose an amount from {least} to {most}.',
    values: { least: money(event.donation_minimum), most: money(event.donation_maximum) },
  }
  return new HttpError(400, {
    error: 'amount_out_of_range',
    error_description: description,
    fields: { [field]: description },
  })
}
