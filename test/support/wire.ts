import { type AppSettings, appSettings } from '../../src/api/app-settings.ts'
import { decode } from '../../src/api/decode.ts'
import type { DonationTotal } from '../../src/api/donation-total.ts'

/** An event's settings with every field, in their wire shape. */
export const wireSettings = {
  event_id: 'event-1',
  brand_properties: { '--fayre-primary': '#0a2a5e', '--fayre-font': 'Lato' },
  branding: { primary_color: '#0a2a5e', font: 'Lato', font_accent: null },
  realtime: { key: 'key', cluster: 'eu', host: 'give.example', port: 443, tls: 'yes' },
  event_path_name: 'gala',
  name: 'Moonlight Ball',
  title: 'The Moonlight Ball',
  redirect_url: null,
  modeISLIST_Dev_Prod: 'Prod',
  menu: [{ title: 'Donate', link: '/pledge' }],
  splash_logoISfile: { uri: '/splash.svg' },
  logoISfile: { uri: '/logo.svg' },
  custom_domainYN: 'no',
  url_root_path: '/gala',
  microsite_privacy_link: null,
  microsite_terms_link: 'https://charity.example/terms',
  microsite_privacy_custom_text: null,
  microsite_terms_custom_text: null,
  terminology: null,
  screen_titles: null,
  domain_type: 'private',
  disable_cookies_policyYN: 'no',
  cookies_policy_decline_expiryNUM: 1,
  guest_checkout_enabled: 'yes',
  guest_pays_fees: 'no',
  address_lookup: 'no',
  request_invoice: 'no',
  currency: 'GBP',
  currency_decimals: 2,
  locale: 'en-GB',
  time_zone: 'Europe/London',
  starts_at: '2026-11-21T19:30:00.000Z',
  ends_at: null,
  donation_minimum: 100,
  donation_maximum: 1_000_000,
  donation_amounts: [
    { amount: 1000, description: null, picture: null },
    { amount: 2500, description: null, picture: null },
    { amount: 5000, description: null, picture: null },
  ],
  donation_amount_default: 2500,
  giving: {
    guest_pays_fees_default: 'no',
    fee_basis_points: 150,
    fee_fixed: 20,
    voluntary_contribution: null,
    gift_aid: 'no',
    gift_messages: 'no',
    tributes: 'no',
    marketing_question: null,
  },
  matched_fund: null,
  charity_name: 'Starling House',
  charity_number: '1234567',
  stripe_publishable_key: 'pk_test_1',
  monthly_giving_enabled: 'no',
  offline_payment: 'no',
  microsite_url: 'https://give.example/gala',
  custom_domain: null,
  redirect_allow_list: ['https://charity.example'],
  image_hosts: ['https://pictures.example'],
  fonts: [{ family: 'Lato', weight: '400', uri: '/demo/fonts/lato-latin-400-normal.woff2' }],
  font_fallbacks: [],
  font_service_url: null,
  hero: { picture: { uri: '/hero.svg' }, heading: 'One evening', text: null, countdownYN: 'yes' },
  sponsors: [{ name: 'Kingsmere Bakery', logo: { uri: '/bakery.svg' }, link: 'https://bakery.example' }],
  social_picture: { uri: '/social.png' },
  contact: { email: 'hello@charity.example', phone: null, address: ['1 High Street'], website: null },
  footer_links: [{ title: 'Our work', link: 'https://charity.example/work' }],
  banner_height: null,
}

/** The same, decoded. */
export function settingsWith(changed: Readonly<Record<string, unknown>> = {}): AppSettings {
  return decode(appSettings.output, { ...wireSettings, ...changed }, 'settings')
}

/** The part of them that blocks read. */
export const wireBlockSettings = {
  event_id: wireSettings.event_id,
  brand_properties: wireSettings.brand_properties,
  realtime: wireSettings.realtime,
}

export const wireTotal: DonationTotal = {
  sequence: 7,
  total_raised: 1_234_500,
  donation_count: 60,
  donor_count: 52,
  currency: 'GBP',
  currency_decimals: 2,
  goal: 2_000_000,
}
