import type { InferOutput } from 'valibot'
import { donationLine } from '../../../../src/api/donations.input.ts'
import { giftOrigin, priceGift } from '../../checkout/gifts/gift-origin.ts'
import type { PaymentOrigin } from '../../checkout/orders/payment-origin.ts'

/** A gift to the event: the donor chooses its amount. */
export const donationOrigin: PaymentOrigin<InferOutput<typeof donationLine>> = {
  ...giftOrigin('donation'),
  input: donationLine,
  price: (db, sale, { amount }, field) => priceGift(db, sale, { title: sale.event.name, amount }, `${field}.amount`),
}
