import type { endpoints } from '../../../src/api/table.ts'
import type { Handler } from '../http/call.ts'
import {
  account,
  accountDonations,
  endSession,
  sessions,
  updateAddress,
  updateCommunication,
  updateDetails,
} from './account.ts'
import {
  accountData,
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  sendProofCode,
} from './account-security.ts'
import { addressLookup } from './addresses.ts'
import { appInfo, appStatus } from './app.ts'
import { beginCard, cards, chooseCard, confirmCard, removeCard } from './cards.ts'
import { challenge, payOffline, payStripe, payStripeConfirm } from './checkout.ts'
import { resendCode, verifyCode } from './codes.ts'
import { donationTotal } from './donations.ts'
import { monthlyGifts, replaceMonthlyCard, stopMonthlyGift } from './monthly-gifts.ts'
import { order, orders } from './orders.ts'
import { page, pagePreview } from './pages.ts'
import { paymentRequest } from './payment-request.ts'
import { forgotPassword, resendPin, resetPassword } from './secrets.ts'
import { appSettings, blockSettings } from './settings.ts'
import { standingGiftAid, withdrawGiftAid } from './standing-gift-aid.ts'
import { terminology } from './terminology.ts'
import { login, loginRequirements, logout, profile, register } from './users.ts'
import { voucher } from './voucher.ts'

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
