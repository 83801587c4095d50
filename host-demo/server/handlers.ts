import type { endpoints } from '../../src/api/table.ts'
import { addressLookup } from './checkout/handlers/addresses.ts'
import { beginCard, cards, chooseCard, confirmCard, removeCard } from './checkout/handlers/cards.ts'
import { challenge, payOffline, payStripe, payStripeConfirm } from './checkout/handlers/checkout.ts'
import { monthlyGifts, replaceMonthlyCard, stopMonthlyGift } from './checkout/handlers/monthly-gifts.ts'
import { order, orders } from './checkout/handlers/orders.ts'
import { standingGiftAid, withdrawGiftAid } from './checkout/handlers/standing-gift-aid.ts'
import { voucher } from './checkout/handlers/voucher.ts'
import type { Handler } from './identity/call.ts'
import {
  account,
  accountDonations,
  endSession,
  sessions,
  updateAddress,
  updateCommunication,
  updateDetails,
} from './identity/handlers/account.ts'
import {
  accountData,
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  sendProofCode,
} from './identity/handlers/account-security.ts'
import { resendCode, verifyCode } from './identity/handlers/codes.ts'
import { forgotPassword, resendPin, resetPassword } from './identity/handlers/secrets.ts'
import { login, loginRequirements, logout, profile, register } from './identity/handlers/users.ts'
import { donationTotal } from './modules/donations/handlers.ts'
import { page, pagePreview } from './modules/pages/handlers.ts'
import { paymentRequest } from './modules/payment-links/handlers.ts'
import { appInfo, appStatus } from './modules/settings/app.ts'
import { appSettings, blockSettings } from './modules/settings/settings.ts'
import { terminology } from './modules/settings/terminology.ts'

export type Handlers = { readonly [Name in keyof typeof endpoints]: Handler<(typeof endpoints)[Name]> }

/** One handler for each endpoint of the table: a missing one is a type error. */
export function handlers(): Handlers {
  return {
    terminology,
    appSettings,
    blockSettings,
    appStatus,
    appInfo,
    loginRequirements,
    login,
    register,
    verifyCode,
    resendCode,
    forgotPassword,
    resetPassword,
    resendPin,
    logout,
    profile,
    account,
    updateDetails,
    updateAddress,
    updateCommunication,
    changeEmail,
    confirmEmail,
    sendProofCode,
    changePassword,
    sessions,
    endSession,
    accountDonations,
    standingGiftAid,
    withdrawGiftAid,
    monthlyGifts,
    stopMonthlyGift,
    replaceMonthlyCard,
    accountData,
    deleteAccount,
    cards,
    beginCard,
    confirmCard,
    chooseCard,
    removeCard,
    page,
    pagePreview,
    donationTotal,
    payStripe,
    payStripeConfirm,
    payOffline,
    challenge,
    paymentRequest,
    voucher,
    addressLookup,
    order,
    orders,
  }
}
