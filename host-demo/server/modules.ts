import { auction } from './modules/auction/module.ts'
import { desk } from './modules/desk/module.ts'
import { donatedItems } from './modules/donated-items/module.ts'
import { donations } from './modules/donations/module.ts'
import { draws } from './modules/draws/module.ts'
import { individualGiving } from './modules/individual-giving/module.ts'
import { pages } from './modules/pages/module.ts'
import { paymentLinks } from './modules/payment-links/module.ts'
import { payments } from './modules/payments/module.ts'
import { pledges } from './modules/pledges/module.ts'
import { polls } from './modules/polls/module.ts'
import { settings } from './modules/settings/module.ts'
import { surveys } from './modules/surveys/module.ts'
import { door } from './modules/tickets/door/module.ts'
import { tickets } from './modules/tickets/module.ts'
import { vouchers } from './modules/vouchers/module.ts'

/** The server's modules. A new module is a line here. */
export const modules = [
  settings,
  pages,
  donations,
  paymentLinks,
  auction,
  tickets,
  door,
  draws,
  pledges,
  individualGiving,
  vouchers,
  polls,
  donatedItems,
  surveys,
  payments,
  desk,
] as const
