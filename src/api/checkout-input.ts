import * as v from 'valibot'
import { giftAidDeclarationInput } from './gift-aid.ts'
import { count, minor } from './wire.ts'

const choice = () => v.nullish(v.picklist(['yes', 'no']))

/** A gift: its amount alone is the donor's to say, within the event's bounds. */
const donationLine = v.object({
  origin: v.literal('donation'),
  /** Minor units of the event's currency. */
  amount: v.pipe(minor(), v.minValue(1)),
  /** Shown beside the gift, where the organiser shows messages. */
  message: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(500))),
  /** Keeps the donor's name from everybody but the charity. */
  anonymous: choice(),
  /** Keeps the amount from everybody but the charity. */
  anonymous_amount: choice(),
  /** In whose memory or honour it is given. */
  tribute: v.nullish(
    v.object({
      kind: v.picklist(['memory', 'honour']),
      name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a name'), v.maxLength(100)),
    }),
  ),
})

/** An amount that the organiser asked for. */
const dynamicPaymentLine = v.object({
  origin: v.literal('dynamic_payment'),
  /** Out of the link: `GET /checkout/payment-request` tells what it asks for. */
  payment_request: v.pipe(v.string(), v.maxLength(200)),
})

/** What is bought or given. The server prices each line itself. */
const line = v.variant('origin', [donationLine, dynamicPaymentLine])

export const checkoutLines = v.pipe(v.array(line), v.minLength(1), v.maxLength(50))

const guest = v.object({
  first_name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter your first name'), v.maxLength(100)),
  last_name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter your last name'), v.maxLength(100)),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.email('Enter an email address in the correct format, like name@example.com'),
    v.maxLength(254),
  ),
  /** For whom they pay, if not for themselves. */
  organisation: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200))),
})

/** Where a visitor came from, as the address of the page said. */
const campaign = v.record(
  v.picklist(['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id', 'gclid', 'fbclid']),
  v.pipe(v.string(), v.maxLength(200)),
)

/** As people type it: capitals, spaces and hyphens do not matter. */
export const voucherCode = v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a code'), v.maxLength(100))

/** Why a code takes nothing off. One that is not known and one of another event are the same. */
export const voucherRefusals = [
  'voucher_not_found',
  'voucher_not_yet',
  'voucher_expired',
  'voucher_used_up',
  'voucher_not_for_this',
] as const

/** Answers a `challenge_required`. */
export const challengeAnswer = v.nullish(v.pipe(v.string(), v.maxLength(2000)))

export const checkoutInput = v.object({
  /**
   * One per attempt, made by the browser and kept across reloads, at least 16
   * characters. The same key with the same content answers as before; with
   * other content it is refused.
   */
  idempotency_key: v.pipe(v.string(), v.minLength(16), v.maxLength(100)),
  lines: checkoutLines,
  /** Who checks out without an account; a signed-in person's details where absent. */
  guest: v.nullish(guest),
  /** One for each order. `POST /checkout/voucher` tells what it takes off. */
  voucher_code: v.nullish(voucherCode),
  /**
   * `monthly`: one gift by card, which goes on every month until it is stopped. The fee is added each month alike; a
   * contribution and a matched fund belong to the first payment alone.
   */
  frequency: v.nullish(v.picklist(['once', 'monthly'])),
  /** Does the payer add what the card costs? Where the organiser decides that, it is decided. */
  guest_pays_fees: choice(),
  /** Minor units, on top of the lines. */
  voluntary_contribution_amount: v.nullish(count()),
  request_invoice: choice(),
  /** Is the payer a UK taxpayer, who wants Gift Aid claimed on the lines that it can be claimed on? */
  uk_tax_payer: choice(),
  /** With `uk_tax_payer: yes`, unless a declaration that the signed-in payer made before holds: `GET /account/gift-aid`. */
  gift_aid: v.nullish(giftAidDeclarationInput),
  /** The answer to `marketing_question`. Absent: not asked, which is no consent. */
  marketing_consent: choice(),
  /** Minor units that the payer was shown. Another total than the server's is refused, and nothing is charged. */
  order_total: v.nullish(minor()),
  campaign: v.nullish(campaign),
  challenge_answer: challengeAnswer,
})

export type CheckoutInput = v.InferOutput<typeof checkoutInput>
export type CheckoutLine = CheckoutInput['lines'][number]
