import type { Paths, RouteId } from '../../../../src/lib/paths.ts'
import type { ScreenTitle } from '../page-parts.ts'

/** Screens that belong to no module, by route id. A path without a route is an organiser's page or a 404. */
export const screens = {
  'pre-auth': { en: 'A card for bidding', de: 'Eine Karte für Gebote' },
  account: { en: 'Account', de: 'Konto' },
  'redeem-voucher': { en: 'Redeem Voucher', de: 'Gutschein einlösen' },
  payment: { en: 'Payment', de: 'Zahlung' },
  profile: { en: 'Profile', de: 'Profil' },
  'order-complete': { en: 'Thank you', de: 'Danke' },
  admin: { en: 'Organisers', de: 'Verwaltung' },
  'sign-in': { en: 'Sign in', de: 'Anmelden' },
  'sign-up': { en: 'Sign up', de: 'Konto anlegen' },
  'sign-up-complete': { en: 'Sign up', de: 'Konto anlegen' },
  'password-reset': { en: 'New password', de: 'Neues Passwort' },
  'sign-in-return': { en: 'Sign in', de: 'Anmelden' },
  'switch-account': { en: 'Another account', de: 'Anderes Konto' },
  'resend-pin': { en: 'New PIN', de: 'Neue PIN' },
} as const satisfies Readonly<Partial<Record<RouteId, ScreenTitle>>>

interface Table {
  /** The paths of all routes, by id. */
  readonly paths: Readonly<Record<string, Paths>>
  readonly screens: Readonly<Record<string, ScreenTitle>>
}

/** The screen that an address shows. */
interface FoundScreen {
  /** The route's id. */
  readonly id: string
  readonly title: string
  /** The path's parameters by name. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * The screen at a path below the base, with its title in a language; undefined if there is none. A slash at the end is
 * ignored.
 */
export function findScreen(
  { paths, screens }: Table,
  path: string,
  locale: string,
  query = new URLSearchParams(),
): FoundScreen | undefined {
  const patterns = Object.entries(screens)
    .flatMap(([id, title]) => (paths[id] ?? []).map(pattern => ({ id, pattern, title })))
    // `*` matches last, and a written-out segment before a parameter: `/account/payment` has its own title.
    .sort((one, other) => vagueness(one.pattern) - vagueness(other.pattern))
  for (const { id, pattern, title } of patterns) {
    const match = expressionOf(pattern).exec(path)
    if (!match) continue
    const { asked } = title
    const words = asked && query.has(asked.by) ? asked : title
    return { id, title: words[/^de\b/i.test(locale) ? 'de' : 'en'], params: { ...match.groups } }
  }
  return undefined
}

const vagueness = (pattern: string) => (pattern.endsWith('*') ? 2 : pattern.includes(':') ? 1 : 0)

function expressionOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace('/*', '(/.*)?').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`)
}
