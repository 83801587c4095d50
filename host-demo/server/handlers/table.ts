import type { endpoints } from '../../../src/api/table.ts'
import type { Handler } from '../http/call.ts'
import { addressLookup } from './addresses.ts'
import { appInfo, appStatus } from './app.ts'
import { challenge, payOffline, payStripe, payStripeConfirm } from './checkout.ts'
import { donationTotal } from './donations.ts'
import { order, orders } from './orders.ts'
import { page, pagePreview } from './pages.ts'
import { paymentRequest } from './payment-request.ts'
import { appSettings } from './settings.ts'
import { terminology } from './terminology.ts'
import { login, loginRequirements, logout, profile } from './users.ts'

export type Handlers = { readonly [Name in keyof typeof endpoints]: Handler<(typeof endpoints)[Name]> }

/** One handler for each endpoint of the table: a missing one is a type error. */
export function handlers(): Handlers {
  return {
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
  }
}
