import type { InferInput, InferOutput } from 'valibot'
import type { Branding } from '../../../src/api/app-settings.ts'
import type { page, templates } from '../../../src/api/pages.ts'
import type { terminology } from '../../../src/api/terminology.ts'
import type { loginRequirements } from '../../../src/api/users.ts'
import type { StoredSettings } from '../identity/tables.ts'
import type { DemoAuction } from './demo-auction.ts'
import type { DemoDonatedItems } from './demo-donated-items.ts'
import type { DemoDraw } from './demo-draw.ts'
import type { DemoFundraising } from './demo-fundraising.ts'
import type { DemoGiving } from './demo-giving.ts'
import type { DemoPledges } from './demo-pledges.ts'
import type { DemoPoll } from './demo-polls.ts'
import type { DemoPromise } from './demo-promise.ts'
import type { DemoSurvey } from './demo-survey.ts'
import type { DemoTime } from './demo-time.ts'

/**
 * The complete content of a demo event, as the seed writes it to the database. Times are relative to the day of
 * seeding, so the demo stays current.
 */
export interface DemoEvent {
  /** The permanent id: short, lower case, such as `moonlight`. */
  id: string
  /** The event's name in addresses, such as `moonlight-ball`.  */
  pathName: string
  /** The default event, where a call names none and the host belongs to none. Exactly one event has it. */
  isDefault?: boolean
  settings: DemoSettings
  site?: DemoSite
  branding: Branding
  giving: DemoGiving
  /** Empty: the platform's own words. */
  terminology: InferInput<typeof terminology.output>
  menu: readonly { title: string; link: string; icon?: string }[]
  /** Keys are unique within the event; `home` is the first page. */
  pages: readonly DemoPage[]
  /** Origins whose pages may call with credentials, such as `https://hospice.example`. */
  allowedOrigins: readonly string[]
  login: Pick<
    InferOutput<typeof loginRequirements.output>,
    'identifier' | 'secret' | 'registration_open' | 'registration_fields'
  >
  /** Paid gifts before the demo began, included in the total, in any order. */
  donations: readonly DemoDonation[]
  auction?: DemoAuction
  fundraising?: DemoFundraising
  pledges?: DemoPledges
  draws?: readonly DemoDraw[]
  donatedItems?: DemoDonatedItems
  polls?: readonly DemoPoll[]
  surveys?: readonly DemoSurvey[]
  /** Orders that are to be paid to the organiser, without a card. */
  promises?: readonly DemoPromise[]
  users: readonly DemoUser[]
}

/** The organiser's settings. An omitted field is not set. */
interface DemoSettings {
  name: string
  /** The browser's title; default: the name. */
  title?: string
  mode: 'Dev' | 'Prod'
  /** Paths at this server or absolute addresses, such as `/demo/art/moonlight-logo.svg`. */
  logo?: string
  splashLogo?: string
  /** A host of its own, such as `riverside.localhost`, besides the path. */
  customDomain?: string
  /** Base path of the microsite if it has no domain of its own, such as `/moonlight-ball`. */
  urlRootPath: string
  privacyLink?: string
  termsLink?: string
  privacyText?: string
  termsText?: string
  domainType: 'public' | 'private'
  cookiesPolicyDisabled: boolean
  /** Days. */
  cookiesPolicyDeclineExpiry: number
  guestCheckout: boolean
  guestPaysFees: boolean
  addressLookup: boolean
  requestInvoice: boolean
  /** About tax, below every invoice. */
  invoiceTaxWords?: string
  /** ISO 4217, such as GBP. */
  currency: string
  /** Digits behind the decimal point. */
  currencyDecimals: number
  locale: string
  timeZone: string
  /** Days from the day of seeding, negative in the past; `at` is the time of day in UTC. Omitted: no date. */
  starts?: DemoTime
  ends?: DemoTime
  /** The smallest gift, in minor units. */
  donationMinimum: number
  donationMaximum: number
  /** Suggested gifts in minor units, smallest first. */
  donationAmounts: readonly number[]
  /** The preselected amount. */
  donationAmountDefault?: number
  /** Minor units. */
  goal?: number
  charityName: string
  charityNumber?: string
  /** Instructions for a donor who pays outside. Omitted: no offline payment. */
  offlineInstructions?: string
}

/** What the microsite shows around its pages, with the field names of the API. */
export type DemoSite = Pick<
  StoredSettings,
  | 'redirect_allow_list'
  | 'image_hosts'
  | 'fonts'
  | 'font_service_url'
  | 'hero'
  | 'sponsors'
  | 'social_picture'
  | 'contact'
  | 'footer_links'
  | 'banner_height'
>

export type DemoPage = Pick<InferInput<typeof page.output>, 'key' | 'title' | 'content' | 'hero'> & {
  description?: string
  template?: (typeof templates)[number]
  /** Path of a picture for link previews. */
  picture?: string
  /** Default: true. */
  published?: boolean
}

export interface DemoDonation {
  firstName: string
  lastName: string
  /** Gifts with the same address count as one donor's. Ends in `.example`. */
  email: string
  /** Minor units. */
  amount: number
  message?: string
  /** Only the charity sees the name. */
  anonymous?: boolean
  /** Up to the age of the appeal; fractions are hours. */
  daysAgo: number
}

export interface DemoUser {
  firstName: string
  lastName: string
  /** Ends in `.example`. Unique over all events, because accounts belong to the platform. */
  email: string
  mobile?: string
  /** In plain text, because it is a demo account. */
  password: string
  /** An organiser of the event, who can preview unpublished pages. */
  organiser?: boolean
  /** Six digits, to sign in with the mobile number. */
  securePin?: string
}
