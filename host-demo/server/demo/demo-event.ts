import type { InferInput, InferOutput } from 'valibot'
import type { Branding } from '../../../src/api/app-settings.ts'
import type { page, templates } from '../../../src/api/pages.ts'
import type { terminology } from '../../../src/api/terminology.ts'
import type { loginRequirements } from '../../../src/api/users.ts'
import type { StoredSettings } from '../identity/tables.ts'
import type { DemoGiving } from './demo-giving.ts'

/**
 * One demo event, complete, as a person writes it. The seed puts it into the
 * database; times are relative to the day of seeding, so that the demo never
 * grows old.
 */
export interface DemoEvent {
  /** The id for good: short, lower case, such as `moonlight`. */
  id: string
  /** The event's name in addresses, such as `moonlight-ball`. */
  pathName: string
  /** Answers where a call names no event and the request's host belongs to none. Exactly one event. */
  isDefault?: boolean
  settings: DemoSettings
  site?: DemoSite
  branding: Branding
  giving: DemoGiving
  /** Empty: the platform's own words. */
  terminology: InferInput<typeof terminology.output>
  menu: readonly { title: string; link: string }[]
  /** Their keys are unique in the event; `home` is the first page. */
  pages: readonly DemoPage[]
  /** Origins whose pages may call with credentials, such as `https://hospice.example`. */
  allowedOrigins: readonly string[]
  login: Pick<
    InferOutput<typeof loginRequirements.output>,
    'identifier' | 'secret' | 'registration_open' | 'registration_fields'
  >
  /** Gifts before the demo began: paid, counted in the total. Oldest first reads best, but any order is right. */
  donations: readonly DemoDonation[]
  users: readonly DemoUser[]
}

/** The settings that an organiser makes. What is left out is not set. */
export interface DemoSettings {
  name: string
  /** Of the page; default: the name. */
  title?: string
  mode: 'Dev' | 'Prod'
  /** Paths at this server or absolute addresses, such as `/demo/art/moonlight-logo.svg`. */
  logo?: string
  splashLogo?: string
  /** A host of its own, such as `riverside.localhost`, beside the path. */
  customDomain?: string
  /** Base path of the microsite where it has no domain of its own, such as `/moonlight-ball`. */
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
  /** ISO 4217, such as GBP. */
  currency: string
  /** Digits behind the point. */
  currencyDecimals: number
  locale: string
  timeZone: string
  /** From the day of seeding, negative in the past; `at` is the time of day in UTC. Left out: no date. */
  starts?: DemoTime
  ends?: DemoTime
  /** Minor units, for a gift. */
  donationMinimum: number
  donationMaximum: number
  /** Suggested gifts in minor units, smallest first. */
  donationAmounts: readonly number[]
  /** The suggestion that is chosen at first. */
  donationAmountDefault?: number
  /** Minor units. */
  goal?: number
  charityName: string
  charityNumber?: string
  /** Told to a donor who pays outside; left out: no offline payment. */
  offlineInstructions?: string
}

export interface DemoTime {
  inDays: number
  /** `HH:MM` in UTC. */
  at: string
}

/** What the microsite shows around its pages, in the words of the settings' answer. */
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
  /** Who gives twice has the same address both times, and counts as one donor. Ends in `.example`. */
  email: string
  /** Minor units. */
  amount: number
  message?: string
  /** The name is the charity's alone to know. */
  anonymous?: boolean
  /** 0 to the age of the appeal; fractions are hours. */
  daysAgo: number
}

export interface DemoUser {
  firstName: string
  lastName: string
  /** Ends in `.example`. Unique over all events: an account is the platform's, not the event's. */
  email: string
  mobile?: string
  /** In the open, for these are demo accounts on a demo server. */
  password: string
  /** One of the event's organisers, who see its pages before they are published. */
  organiser?: boolean
  /** Six digits, to sign in with the mobile number. */
  securePin?: string
}
