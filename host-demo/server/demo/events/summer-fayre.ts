import type { DemoEvent } from '../demo-event.ts'
import { summerFayreAuction } from './summer-fayre-auction.ts'
import { summerFayreDonatedItems } from './summer-fayre-donated-items.ts'
import { summerFayreDonations } from './summer-fayre-donations.ts'
import { summerFayreDraws } from './summer-fayre-draws.ts'
import { summerFayreGiving } from './summer-fayre-giving.ts'
import { summerFayrePages } from './summer-fayre-pages.ts'
import { summerFayreParents } from './summer-fayre-parents.ts'
import { summerFayrePledges } from './summer-fayre-pledges.ts'
import { summerFayrePolls } from './summer-fayre-polls.ts'
import { summerFayreSite } from './summer-fayre-site.ts'
import { summerFayreSurveys } from './summer-fayre-surveys.ts'

/** A school fair, run by parents: playful coral and sky. Its goal is already reached. */
export const summerFayre: DemoEvent = {
  id: 'summer',
  pathName: 'summer-fayre',
  settings: {
    name: 'Summer Fayre',
    title: 'Summer Fayre of Appletree Lane Primary School',
    mode: 'Dev',
    logo: '/demo/art/summer-fayre/logo.svg',
    splashLogo: '/demo/art/summer-fayre/splash.svg',
    urlRootPath: '/summer-fayre',
    domainType: 'private',
    cookiesPolicyDisabled: false,
    cookiesPolicyDeclineExpiry: 1,
    guestCheckout: true,
    guestPaysFees: true,
    addressLookup: false,
    requestInvoice: false,
    currency: 'GBP',
    currencyDecimals: 2,
    locale: 'en-GB',
    timeZone: 'Europe/London',
    starts: { inDays: 12, at: '11:00' },
    ends: { inDays: 12, at: '15:00' },
    donationMinimum: 1_00,
    donationMaximum: 2_000_00,
    donationAmounts: [5_00, 10_00, 20_00],
    donationAmountDefault: 10_00,
    goal: 2_500_00,
    charityName: 'Friends of Appletree Lane',
    charityNumber: '1999074',
    offlineInstructions:
      'Bring cash or a cheque made out to "Friends of Appletree Lane" to the school office, with your reference, by the Friday after the fayre.',
  },
  giving: summerFayreGiving,
  branding: {
    primary_color: '#d33f2c',
    secondary_color: '#cdeaf9',
    third_color: '#ffd166',
    font_primary_color: '#ffffff',
    font_secondary_color: '#233150',
    font_third_color: '#3a2a00',
    font_color: '#233150',
    background_color: '#fffaf2',
    font: 'Nunito',
    font_accent: 'Fredoka',
  },
  terminology: {
    donation: { one: 'donation', other: 'donations' },
    donor: { one: 'kind person', other: 'kind people' },
    ticket: { one: 'entry ticket', other: 'entry tickets' },
    guest: { one: 'visitor', other: 'visitors' },
    raffle: { one: 'raffle', other: 'raffles' },
    raffle_ticket: { one: 'strip', other: 'strips' },
    lot: { one: 'promise', other: 'promises' },
    survey: { one: 'question sheet', other: 'question sheets' },
    poll: { one: 'show of hands', other: 'shows of hands' },
    pledge: { one: 'promise to give', other: 'promises to give' },
    fundraiser: { one: 'class', other: 'classes' },
  },
  menu: [
    { title: 'What’s on', link: '/about', icon: 'calendar-days' },
    { title: 'Promises', link: '/auction', icon: 'gavel' },
    { title: 'Raffle', link: '/prize-draw', icon: 'gift' },
    { title: 'Pledge', link: '/pledge', icon: 'hand-holding-heart' },
    { title: 'Questions', link: '/faq', icon: 'circle-question' },
    { title: 'Sign in', link: '/sign-in' },
  ],
  site: summerFayreSite,
  pages: summerFayrePages,
  allowedOrigins: ['https://www.appletreelane.example'],
  login: {
    identifier: 'mobile',
    secret: 'secure_pin',
    registration_open: true,
    registration_fields: [
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
      { name: 'mobile', required: true },
      { name: 'email', required: true },
    ],
  },
  donations: summerFayreDonations,
  auction: summerFayreAuction,
  pledges: summerFayrePledges,
  draws: summerFayreDraws,
  donatedItems: summerFayreDonatedItems,
  polls: summerFayrePolls,
  surveys: summerFayreSurveys,
  users: [
    {
      firstName: 'Catrin',
      lastName: 'Rees',
      email: 'parent@fayre.example',
      mobile: '+447700900321',
      password: 'fayre-demo',
      securePin: '246810',
    },
    ...summerFayreParents,
  ],
}
