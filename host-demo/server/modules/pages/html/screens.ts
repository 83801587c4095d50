import { germanScreens } from './screens-de.ts'

/**
 * Addresses below a microsite's own that its script shows a screen at, with their titles. `*` stands for all that is
 * left. Whoever builds a screen adds its line: without it the address is an organiser's page or not there.
 */
export const screens: Readonly<Record<string, string>> = {
  '/pre-auth': 'A card for bidding',
  '/account': 'Account',
  '/account/*': 'Account',
  '/account/payment': 'Payment',
  '/profile': 'Profile',
  '/order-complete': 'Thank you',
  '/admin-dash': 'Organisers',
  '/sign-in': 'Sign in',
  '/sign-up': 'Sign up',
  '/sign-up-complete': 'Sign up',
  '/password-reset': 'New password',
  '/reset-password': 'New password',
  '/resend-pin': 'New PIN',
}

/** The title of the screen at a path below the base, in a language; undefined where only an organiser's page may be. A slash at the end means nothing. */
export function screenTitle(path: string, locale = 'en-GB'): string | undefined {
  const title = patterns.find(([pattern]) => pattern.test(path))?.[1]
  return title && /^de\b/i.test(locale) ? (germanScreens[title] ?? title) : title
}

/** Words before `*`, wherever they stand in the table. */
const patterns = Object.entries(screens)
  .sort(([one], [other]) => Number(one.endsWith('*')) - Number(other.endsWith('*')))
  .map(([path, title]) => [new RegExp(`^${path.replace('*', '.+')}/*$`), title] as const)
