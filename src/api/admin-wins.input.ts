import * as v from 'valibot'
import { emailAddress } from './email-input.ts'
import { described } from './endpoint.ts'
import { paging } from './paging.input.ts'
import { paidByWays } from './paid-by.ts'
import { greatestAmount } from './wire.ts'

const may = { needs: 'auction.edit' } as const

export const adminWins = described({
  summary: 'Who has won what, and whether it is paid.',
  needs: 'auction.viewlist',
  input: v.object({
    /** @default unpaid */
    status: v.optional(v.picklist(['unpaid', 'failed', 'paid', 'refunded', 'all'])),
    ...paging,
  }),
})

const onWin = {
  auction_item_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  paddle: v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)),
}

export const chargeWin = described({
  ...may,
  summary:
    'Charges the kept card of a winner who has not paid, for this lot and whatever else they have won. At once, and only ' +
    'the sum that was confirmed.',
  errors: ['lot_not_found', 'bidder_not_found', 'lot_paid', 'card_not_found', 'charge_changed'],
  input: v.object({
    ...onWin,
    /** As the wins name them. Without them nothing is charged: an older page has confirmed no sum. */
    charge_amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(greatestAmount))),
    charge_items: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
})

export const receiveWin = described({
  ...may,
  summary:
    'Records that the organiser was paid for a lot that was won, and how, as an order of its own: also of somebody in ' +
    'the room without an account. It is put right or taken back as any order that was paid to the organiser.',
  errors: ['bidder_not_found', 'lot_paid'],
  input: v.object({
    ...onWin,
    paid_by: v.picklist(paidByWays),
    /** For the receipt of somebody without an account. */
    name: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200))),
    email: v.nullish(v.union([v.literal(''), emailAddress()])),
  }),
})

export const mailPaymentLink = described({
  ...may,
  summary:
    'Mails a winner who has not paid a link to where they pay for all that they have won. It signs them in. Somebody in ' +
    'the room without an account is mailed at the address that is sent, and signs in or up by the link first.',
  errors: ['bidder_not_found', 'lot_paid'],
  input: v.object({ ...onWin, email: v.nullish(emailAddress()) }),
})
