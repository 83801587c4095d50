import {
  account,
  accountData,
  accountDonations,
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  endSession,
  sendProofCode,
  sessions,
  updateAddress,
  updateCommunication,
  updateDetails,
} from './account.ts'
import { addressLookup } from './addresses.ts'
import { appInfo, appStatus } from './app.ts'
import { appSettings, blockSettings } from './app-settings.ts'
import { beginCard, cards, chooseCard, confirmCard, removeCard } from './cards.ts'
import { challenge } from './challenge.ts'
import { payOffline, payStripe, payStripeConfirm } from './checkout.ts'
import { donationTotal } from './donations.ts'
import { monthlyGifts, replaceMonthlyCard, stopMonthlyGift } from './monthly-gifts.ts'
import { order, orders } from './orders.ts'
import { page, pagePreview } from './pages.ts'
import { paymentRequest } from './payment-request.ts'
import { standingGiftAid, withdrawGiftAid } from './standing-gift-aid.ts'
import { terminology } from './terminology.ts'
import {
  forgotPassword,
  login,
  loginRequirements,
  logout,
  profile,
  register,
  resendCode,
  resendPin,
  resetPassword,
  verifyCode,
} from './users.ts'
import { voucher } from './voucher.ts'

/** Every call of the API: what the server must answer and the OpenAPI document lists. */
export const endpoints = {
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
} as const
