import type { DemoEvent } from '../demo-event.ts'
import { moonlightBallAuction } from './moonlight-ball-auction.ts'
import { moonlightBallDonatedItems } from './moonlight-ball-donated-items.ts'
import { moonlightBallDonations } from './moonlight-ball-donations.ts'
import { moonlightBallDraws } from './moonlight-ball-draws.ts'
import { moonlightBallGiving } from './moonlight-ball-giving.ts'
import { moonlightBallGuests } from './moonlight-ball-guests.ts'
import { moonlightBallPages } from './moonlight-ball-pages.ts'
import { moonlightBallPledges } from './moonlight-ball-pledges.ts'
import { moonlightBallPromises } from './moonlight-ball-promises.ts'
import { moonlightBallSite } from './moonlight-ball-site.ts'

/** The gala of a children's hospice: midnight navy, warm gold, a serif for the headings. */
export const moonlightBall: DemoEvent = {
  id: 'moonlight',
  pathName: 'moonlight-ball',
  isDefault: true,
  settings: {
    name: 'The Moonlight Ball',
    title: "The Moonlight Ball for Starling House Children's Hospice",
    mode: 'Dev',
    logo: '/demo/art/moonlight-ball/logo.svg',
    splashLogo: '/demo/art/moonlight-ball/splash.svg',
    urlRootPath: '/moonlight-ball',
    domainType: 'private',
    cookiesPolicyDisabled: false,
    cookiesPolicyDeclineExpiry: 1,
    guestCheckout: true,
    guestPaysFees: true,
    addressLookup: true,
    requestInvoice: true,
    invoiceTaxWords: 'No VAT is charged: donations are outside the scope of VAT.',
    currency: 'GBP',
    currencyDecimals: 2,
    locale: 'en-GB',
    timeZone: 'Europe/London',
    starts: { inDays: 21, at: '18:30' },
    ends: { inDays: 21, at: '23:59' },
    donationMinimum: 2_00,
    donationMaximum: 25_000_00,
    donationAmounts: [50_00, 150_00, 500_00],
    donationAmountDefault: 150_00,
    goal: 40_000_00,
    charityName: "Starling House Children's Hospice",
    charityNumber: '1998231',
    offlineInstructions:
      'Please pay Starling House by bank transfer within 14 days. Sort code 00-00-00, account 12345678, and give your reference with it.',
  },
  giving: moonlightBallGiving,
  branding: {
    primary_color: '#e3b45c',
    secondary_color: '#2a3c78',
    third_color: '#c9808a',
    font_primary_color: '#0b1533',
    font_secondary_color: '#fff6e3',
    font_third_color: '#0b1533',
    font_color: '#f3ecdd',
    background_color: '#0b1533',
    font: 'Lato',
    font_accent: 'DM Serif Display',
  },
  terminology: {
    donation: { one: 'gift', other: 'gifts' },
    donor: { one: 'friend', other: 'friends' },
    lot: { one: 'lot', other: 'lots' },
    ticket: { one: 'place', other: 'places' },
    bundle: { one: 'table', other: 'tables' },
    guest: { one: 'guest', other: 'guests' },
    raffle: { one: 'moonlight draw', other: 'moonlight draws' },
    pledge: { one: 'pledge', other: 'pledges' },
    fundraiser: { one: 'fundraiser', other: 'fundraisers' },
    sponsor_item: { one: 'wish', other: 'wishes' },
  },
  menu: [
    { title: 'The evening', link: '/about' },
    { title: 'Places', link: '/tickets' },
    { title: 'Auction', link: '/auction' },
    { title: 'Draw', link: '/prize-draw' },
    { title: 'Pledge', link: '/pledge' },
    { title: 'Questions', link: '/faq' },
    { title: 'Contact', link: '/contact' },
    { title: 'Sign in', link: '/sign-in' },
  ],
  site: moonlightBallSite,
  pages: moonlightBallPages,
  allowedOrigins: ['https://www.starlinghouse.example'],
  login: {
    identifier: 'email',
    secret: 'password',
    registration_open: true,
    registration_fields: [
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
      { name: 'email', required: true },
      { name: 'mobile', required: false },
      { name: 'password', required: true },
    ],
  },
  donations: moonlightBallDonations,
  auction: moonlightBallAuction,
  pledges: moonlightBallPledges,
  draws: moonlightBallDraws,
  donatedItems: moonlightBallDonatedItems,
  promises: moonlightBallPromises,
  users: [
    {
      firstName: 'Eleanor',
      lastName: 'Whitcombe',
      email: 'guest@fayre.example',
      mobile: '+447700900123',
      password: 'fayre-demo',
    },
    {
      firstName: 'Desmond',
      lastName: 'Francis',
      email: 'desmond@fayre.example',
      mobile: '+447700900456',
      password: 'fayre-demo',
    },
    {
      firstName: 'Harriet',
      lastName: 'Lowe',
      email: 'harriet@fayre.example',
      password: 'fayre-demo',
      organiser: true,
    },
    ...moonlightBallGuests,
  ],
}
