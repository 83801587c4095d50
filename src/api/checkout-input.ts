import * as v from 'valibot'
import { emailAddress } from './email-input.ts'
import { giftAidDeclarationInput } from './gift-aid.ts'
import { count, minor } from './wire.ts'

const choice = () => v.nullish(v.picklist(['yes', 'no']))

/**
 * What is bought or given. Its other fields depend on its `origin`: each module that sells has a schema for its own
 * lines, which the server checks and the OpenAPI document lists. The server sets the price of each line.
 */
const line = v.looseObject({ origin: v.string(), quantity: v.nullish(v.number()) })

export type CheckoutLine = v.InferOutput<typeof line>

/** How many of it an order line is for. @default 1 */
export const quantity = (most: number) => v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)))

/** The lines of an order, each like `item`. */
export const linesOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(50))

export const checkoutLines = linesOf(line)

/** Who pays, without an account or on behalf of somebody else. */
export const guest = v.object({
  first_name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter your first name'), v.maxLength(100)),
  last_name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter your last name'), v.maxLength(100)),
  email: emailAddress(),
  /** The organisation they pay for, if any. */
  organisation: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  /** For the invoice: the number that it is registered with, and its postal address in lines. */
  organisation_number: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(50))),
  organisation_address: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(500))),
})

/** The campaign in the address that brought the visitor. */
const campaign = noList(
  v.record(
    v.picklist(['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id', 'gclid', 'fbclid']),
    v.nullable(v.pipe(v.string(), v.maxLength(200))),
  ),
)

/** Valibot takes a list for an object all of whose fields may be missing. */
function noList<S extends v.GenericSchema<unknown, unknown>>(schema: S): S {
  const refused = v.never()
  return {
    ...schema,
    '~run': (dataset, config) => (Array.isArray(dataset.value) ? refused : schema)['~run'](dataset, config),
  }
}

/** As typed: case, spaces and hyphens are ignored. */
export const voucherCode = v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a code'), v.maxLength(100))

/**
 * Why a code gives nothing. An unknown code and one of another event are not distinguished; after many wrong codes
 * from one place nothing is: `voucher_not_accepted`.
 */
export const voucherRefusals = [
  'voucher_not_found',
  'voucher_not_accepted',
  'voucher_paused',
  'voucher_not_yet',
  'voucher_expired',
  'voucher_used_up',
  'voucher_not_for_this',
] as const

/** The answer to a `challenge_required`. */
export const challengeAnswer = v.nullish(v.pipe(v.string(), v.maxLength(2000)))

const idempotencyKey = v.pipe(v.string(), v.minLength(16), v.maxLength(100))

/** The payer's earlier try at the same purchase, unpaid: what its order holds is theirs. Ignored if its key is wrong. */
export const earlierOrder = {
  earlier_order_id: v.nullish(v.pipe(v.string(), v.maxLength(64))),
  earlier_order_key: v.nullish(v.pipe(v.string(), v.maxLength(100))),
  /**
   * The keys of tries whose answers were lost, so that the payer does not know whether they made an order. Only orders
   * of the same payer and of the last hour count. An order that the payer begins with one of them later than this one
   * is refused as `order_cancelled`.
   */
  earlier_idempotency_keys: v.nullish(v.pipe(v.array(idempotencyKey), v.maxLength(10))),
}

/** An order as `POST /checkout/pay` and the like take it. */
export const checkoutInput = v.object({
  /**
   * One per attempt, created by the browser and kept across reloads, at least 16 characters. The same key with the
   * same content returns the same answer; with other content it is refused.
   */
  idempotency_key: idempotencyKey,
  lines: checkoutLines,
  /** The payer of a guest checkout; for a signed-in user optional. */
  guest: v.nullish(guest),
  /** One per order. `POST /checkout/voucher` returns the discount. */
  voucher_code: v.nullish(voucherCode),
  /**
   * `monthly`: one gift by card, charged monthly until it is stopped. The fee is added every month; contribution and
   * matched fund apply only to the first payment.
   */
  frequency: v.nullish(v.picklist(['once', 'monthly'])),
  /** Does the payer cover the card fee? Ignored where the organiser has decided. */
  guest_pays_fees: choice(),
  /** Minor units, in addition to the lines. */
  voluntary_contribution_amount: v.nullish(count()),
  /** Ignored where the organiser makes no invoices. */
  request_invoice: choice(),
  /** Is the payer a UK taxpayer who wants Gift Aid claimed on eligible lines? */
  uk_tax_payer: choice(),
  /**
   * Required with `uk_tax_payer: yes`, unless the signed-in payer has an earlier declaration: `GET /account/gift-
   * aid`.
   */
  gift_aid: v.nullish(giftAidDeclarationInput),
  /** The answer to `marketing_question`. Absent: not asked, so no consent. */
  marketing_consent: choice(),
  /**
   * The total in minor units that the payer was shown. If the server's differs, the order is refused and nothing is
   * charged.
   */
  order_total: v.nullish(minor()),
  campaign: v.nullish(campaign),
  challenge_answer: challengeAnswer,
  /** The new order replaces that one. If it is paid already, no order is made. */
  ...earlierOrder,
})

export type CheckoutInput = v.InferOutput<typeof checkoutInput>
