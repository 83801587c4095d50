import { germanScreens } from './screens-de.ts'

/** Addresses below a microsite's own that its script shows a screen at, with their titles. `:id` stands for one segment, `*` for all that is left. */
export const screens: Readonly<Record<string, string>> = {
  '/pre-auth': 'A card for bidding',
  '/auction': 'Auction',
  '/auction/categories': 'Auction',
  '/auction/items/:id': 'Auction',
  '/auction/complete-bid': 'Your bid',
  '/auction/checkout': 'Payment',
  '/auction/guest/checkout': 'Payment',
  '/tickets': 'Tickets',
  '/tickets/your-tickets': 'Your tickets',
  '/ticket-rsvp': 'Will you come?',
  '/assign-guest': 'Your guests',
  '/ticket/checkout': 'Payment',
  '/ticket/guest/checkout': 'Payment',
  '/ticket/checkout/agendas': 'Your programme',
  '/ticket/guest/checkout/agendas': 'Your programme',
  '/list-live-lots': 'Live auction',
  '/list-buynow-lots': 'Buy now',
  '/list-silent-lots': 'Silent auction',
  '/list-sealed-lots': 'Sealed bids',
  '/prize-draw': 'Prize draw',
  '/prize-draw/:id': 'Prize draw',
  '/prize-draw/checkout': 'Payment',
  '/prize-draw/guest/checkout': 'Payment',
  '/pledge': 'Give',
  '/pledge/:id': 'Give',
  '/pledge/charity-name': 'Give',
  '/pledge/checkout': 'Payment',
  '/pledge/guest/checkout': 'Payment',
  '/individual-giving': 'Fundraisers',
  '/individual-giving/team/:id': 'Fundraisers',
  '/individual-giving/:id': 'Fundraisers',
  '/individual-giving/leave-message': 'Leave a message',
  '/individual-giving/checkout': 'Payment',
  '/individual-giving/guest/checkout': 'Payment',
  '/survey': 'Surveys',
  '/survey/:id': 'Survey',
  '/survey/survey-public/:id': 'Survey',
  '/survey/survey-success': 'Thank you',
  '/poll': 'Polls',
  '/poll/:id': 'Poll',
  '/poll/poll-public/:id': 'Poll',
  '/poll/poll-success': 'Thank you',
  '/donate-lot': 'Donate an item',
  '/donate-lot/success': 'Thank you',
  '/leaderboard': 'Leaderboard',
  '/admin-dash': 'Organisers',
  '/account': 'Account',
  '/account/*': 'Account',
  '/profile': 'Profile',
  '/order-complete': 'Thank you',
  '/sign-in': 'Sign in',
  '/sign-up': 'Sign up',
  '/sign-up-complete': 'Sign up',
  '/password-reset': 'New password',
  '/reset-password': 'New password',
  '/resend-pin': 'New PIN',
  '/agendas': 'Programme',
}

/** The title of the screen at a path below the base, in a language; undefined where only an organiser's page may be. */
export function screenTitle(path: string, locale = 'en-GB'): string | undefined {
  const title = patterns.find(([pattern]) => pattern.test(path))?.[1]
  return title && /^de\b/i.test(locale) ? (germanScreens[title] ?? title) : title
}

/** Words before `:id`, wherever they stand in the table. */
const patterns = Object.entries(screens)
  .sort(([one], [other]) => Number(/[:*]/.test(one)) - Number(/[:*]/.test(other)))
  .map(([path, title]) => [new RegExp(`^${path.replace(/:id/g, '[^/]+').replace('*', '.+')}$`), title] as const)
