import { addressLookup } from './handlers/addresses.ts'
import { beginCard, cards, chooseCard, confirmCard, removeCard } from './handlers/cards.ts'
import { challenge, payOffline, payStripe, payStripeConfirm } from './handlers/checkout.ts'
import { monthlyGifts, replaceMonthlyCard, stopMonthlyGift } from './handlers/monthly-gifts.ts'
import { order, orders } from './handlers/orders.ts'
import { standingGiftAid, withdrawGiftAid } from './handlers/standing-gift-aid.ts'
import { voucher } from './handlers/voucher.ts'

export const checkoutHandlers = {
  standingGiftAid,
  withdrawGiftAid,
  monthlyGifts,
  stopMonthlyGift,
  replaceMonthlyCard,
  cards,
  beginCard,
  confirmCard,
  chooseCard,
  removeCard,
  payStripe,
  payStripeConfirm,
  payOffline,
  challenge,
  voucher,
  addressLookup,
  order,
  orders,
}
