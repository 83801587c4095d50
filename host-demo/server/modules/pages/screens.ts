import type { Paths, RouteId } from '../../../../src/lib/paths.ts'
import type { ScreenTitle } from '../page-parts.ts'

/** Screens of no module, by route id. A path that is no route's is an organiser's page or a 404. */
export const screens = {
  'pre-auth': { en: 'A card for bidding', de: 'Eine Karte für Gebote' },
  account: { en: 'Account', de: 'Konto' },
  payment: { en: 'Payment', de: 'Zahlung' },
  profile: { en: 'Profile', de: 'Profil' },
  'order-complete': { en: 'Thank you', de: 'Danke' },
  admin: { en: 'Organisers', de: 'Veranstalter' },
  'sign-in': { en: 'Sign in', de: 'Anmelden' },
  'sign-up': { en: 'Sign up', de: 'Konto anlegen' },
  'sign-up-complete': { en: 'Sign up', de: 'Konto anlegen' },
  'password-reset': { en: 'New password', de: 'Neues Passwort' },
  'resend-pin': { en: 'New PIN', de: 'Neue PIN' },
} as const satisfies Readonly<Partial<Record<RouteId, ScreenTitle>>>

interface Table {
  /** The paths of all routes, by id. */
  readonly paths: Readonly<Record<string, Paths>>
  readonly screens: Readonly<Record<string, ScreenTitle>>
}

/**
 * The title of the screen at a path below the base, in a language; undefined if there is no screen. A slash at the end
 * is ignored.
 */
export function screenTitle({ paths, screens }: Table, path: string, locale: string): string | undefined {
  const found = Object.entries(screens)
    .flatMap(([id, title]) => (paths[id] ?? []).map(pattern => ({ pattern, title })))
    // `*` matches last: `/account/payment` has its own title.
    .sort((one, other) => Number(one.pattern.endsWith('*')) - Number(other.pattern.endsWith('*')))
    .find(({ pattern }) => expressionOf(pattern).test(path))
  return found?.title[/^de\b/i.test(locale) ? 'de' : 'en']
}

function expressionOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace('/*', '(/.*)?').replace(/:\w+/g, '[^/]+')}/*$`)
}
