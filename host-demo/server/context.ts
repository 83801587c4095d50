import type { Kysely } from 'kysely'
import type Stripe from 'stripe'
import type { AddressBook } from './checkout/address-book.ts'
import type { MonthlyDesk } from './checkout/monthly/monthly-desk.ts'
import type { Challenge } from './checkout/payments/challenge.ts'
import type { Config, PusherConfig } from './platform/config.ts'
import type { Database } from './platform/db/schema.ts'
import type { Maintenance } from './platform/http/maintenance.ts'
import type { Release } from './platform/http/release.ts'
import type { Mailroom } from './platform/mail/mailroom.ts'
import type { Outbox } from './platform/outbox.ts'

/** What handlers get to work with. Nothing of a request is in it. */
export interface Context {
  readonly config: Config
  readonly db: Kysely<Database>
  readonly now: () => Date
  readonly stripe: Stripe
  /** What browsers load Stripe with. */
  readonly stripePublishableKey: string
  readonly stripeWebhookSecret: string
  readonly outbox: Outbox
  readonly addresses: AddressBook
  /** What payers must do where cards are being tried out. */
  readonly challenge: Challenge
  readonly mails: Mailroom
  readonly monthly: MonthlyDesk
  /** For the links of what no request asked for, such as a month's receipt: without a slash at its end. */
  readonly publicUrl: string
  /** With which one-time codes are hashed, the same for all processes. */
  readonly codeKey: string
  /** The app that browsers listen to. */
  readonly pusher: PusherConfig
  /** Is the app in this process, at the address of the request? */
  readonly ownRealtime: boolean
  /** The maintenance that runs or comes next. */
  readonly maintenance: () => Promise<Maintenance | undefined>
  /** The front end that a fresh load would get. */
  readonly release: () => Promise<Release>
  /** Signs the addresses that show a page before it is published. */
  readonly previewSecret: string
  readonly authorizeChannel: (socketId: string, channel: string) => unknown
  /** Only the race tests switch it off, to show that they would notice. */
  readonly rowLocks: boolean
}
