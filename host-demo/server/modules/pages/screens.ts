import type { ScreenTitle } from '../page-parts.ts'

type Screens = Readonly<Record<string, ScreenTitle>>

const account = { en: 'Account', de: 'Konto' }
const password = { en: 'New password', de: 'Neues Passwort' }
const signUp = { en: 'Sign up', de: 'Konto anlegen' }

/** Screens of no module. A path that is listed nowhere is an organiser's page or a 404. */
export const screens: Screens = {
  '/pre-auth': { en: 'A card for bidding', de: 'Eine Karte für Gebote' },
  '/account': account,
  '/account/*': account,
  '/account/payment': { en: 'Payment', de: 'Zahlung' },
  '/profile': { en: 'Profile', de: 'Profil' },
  '/order-complete': { en: 'Thank you', de: 'Danke' },
  '/admin-dash': { en: 'Organisers', de: 'Veranstalter' },
  '/sign-in': { en: 'Sign in', de: 'Anmelden' },
  '/sign-up': signUp,
  '/sign-up-complete': signUp,
  '/password-reset': password,
  '/reset-password': password,
  '/resend-pin': { en: 'New PIN', de: 'Neue PIN' },
}

/**
 * The title of the screen at a path below the base, in a language; undefined if there is no screen. A slash at the end
 * is ignored.
 */
export function screenTitle(screens: Screens, path: string, locale: string): string | undefined {
  // `*` matches last: `/account/payment` has its own title.
  const found = Object.keys(screens)
    .sort((one, other) => Number(one.endsWith('*')) - Number(other.endsWith('*')))
    .find(pattern => new RegExp(`^${pattern.replace('*', '.+').replace(/:\w+/g, '[^/]+')}/*$`).test(path))
  return found && screens[found]?.[/^de\b/i.test(locale) ? 'de' : 'en']
}
