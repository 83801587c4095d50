import { addressLookup } from './addresses.ts'
import { appInfo, appStatus } from './app.ts'
import { appSettings } from './app-settings.ts'
import { challenge } from './challenge.ts'
import { payOffline, payStripe, payStripeConfirm } from './checkout.ts'
import { donationTotal } from './donations.ts'
import { order, orders } from './orders.ts'
import { page, pagePreview } from './pages.ts'
import { paymentRequest } from './payment-request.ts'
import { terminology } from './terminology.ts'
import { login, loginRequirements, logout, profile } from './users.ts'

/** Every call of the API: what the server must answer and the OpenAPI document lists. */
export const endpoints = {
  terminology,
  appSettings,
  appStatus,
  appInfo,
  loginRequirements,
  login,
  logout,
  profile,
  page,
  pagePreview,
  donationTotal,
  payStripe,
  payStripeConfirm,
  payOffline,
  challenge,
  paymentRequest,
  addressLookup,
  order,
  orders,
} as const
