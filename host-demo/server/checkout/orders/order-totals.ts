import type { CheckoutInput } from '../../../../src/api/checkout-input.ts'
import { chargeStep } from '../../../../src/lib/fees.ts'
import { formatMoney } from '../../../../src/lib/money.ts'
import { sumOrder } from '../../../../src/lib/order-sums.ts'
import type { Event } from '../../identity/events.ts'
import { HttpError, validationError } from '../../platform/http/http-error.ts'
import type { Checkout } from './checkout.ts'
import { smallestCharge } from './smallest-charge.ts'

interface Summed {
  readonly event: Event
  readonly input: CheckoutInput
  readonly payment: Checkout['payment']
  readonly withoutFee?: Checkout['withoutFee']
}

/** Minor units. */
interface Prices {
  readonly lines: number
  /** The voucher's discount. */
  readonly discount: number
}

/**
 * An order's total, by the organiser's rules and the payer's choices.
 * @throws {HttpError} 409 `order_total_changed` if the payer was shown another total, so that they see the new one
 *   before paying; 400 `amount_out_of_range` if a card can't be charged so much or so little
 */
export function totalsOf({ event, input, payment, withoutFee }: Summed, { lines, discount }: Prices) {
  const { giving, guest_pays_fees } = event.settings
  const contribution = input.voluntary_contribution_amount ?? 0
  const isExact = contribution % chargeStep(event.currency_decimals) === 0
  if (contribution && (!giving.voluntary_contribution || contribution > event.donation_maximum || !isExact)) {
    throw validationError({ voluntary_contribution_amount: 'This contribution can’t be taken' })
  }
  const agreed = giving.guest_pays_fees_default === 'yes' || input.guest_pays_fees === 'yes'
  const paysFee = payment === 'stripe' && guest_pays_fees === 'yes' && agreed && !withoutFee
  const { processingFee, total } = sumOrder({
    lines,
    discount,
    contribution,
    fee: paysFee ? { basisPoints: giving.fee_basis_points, fixed: giving.fee_fixed } : undefined,
    decimals: event.currency_decimals,
  })
  if (payment === 'stripe' && total > largestCharge) throw tooLarge(event)
  if (payment === 'stripe' && total > 0 && total < smallestCharge(event.currency, event.currency_decimals)) {
    throw tooSmall(event)
  }
  const shown = input.order_total ?? total
  if (shown !== total) throw changed(event, total)
  return {
    lines_total: lines,
    discount_total: discount,
    processing_fee: processingFee,
    voluntary_contribution: contribution,
    total,
  }
}

/** The provider's largest charge in minor units: eight digits in every currency. */
const largestCharge = 99_999_999

function changed(event: Event, total: number): HttpError {
  return new HttpError(409, {
    error: 'order_total_changed',
    error_header: 'The total has changed',
    error_description: {
      sentence: 'It is {total} now. Nothing was taken: please look at it again.',
      values: { total: moneyOf(event, total) },
    },
  })
}

function tooLarge(event: Event): HttpError {
  return new HttpError(400, {
    error: 'amount_out_of_range',
    error_description: {
      sentence: 'A card can pay up to {most} at once. Nothing was taken.',
      values: { most: moneyOf(event, largestCharge) },
    },
  })
}

function tooSmall(event: Event): HttpError {
  const least = moneyOf(event, smallestCharge(event.currency, event.currency_decimals))
  return new HttpError(400, {
    error: 'amount_out_of_range',
    error_description: {
      sentence:
        'A card can’t pay less than {least}. Nothing was taken: please add a gift, or choose another way to pay.',
      values: { least },
    },
  })
}

function moneyOf({ currency, currency_decimals: decimals, settings }: Event, minor: number): string {
  return formatMoney({ minor, currency, decimals }, settings.locale)
}
