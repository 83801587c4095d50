import type { InferOutput } from 'valibot'
import { donationLine } from '../../../../src/api/donations.input.ts'
import { giftOrigin, priceGift, refuseOutOfRange } from '../../checkout/gifts/gift-origin.ts'
import type { PaymentOrigin } from '../../checkout/orders/payment-origin.ts'

/** A gift to the event: the donor chooses its amount. */
export const donationOrigin: PaymentOrigin<InferOutput<typeof donationLine>> = {
  ...giftOrigin('donation'),
  input: donationLine,
  async price(db, sale, { amount }, field) {
    refuseOutOfRange(sale.event, amount, `${field}.amount`)
    return priceGift(db, sale, { title: sale.event.name, amount })
  },
}
