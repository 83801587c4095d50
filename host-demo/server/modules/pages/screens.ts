import { aliases, type Path, type RouteId } from '../../../../src/lib/paths.ts'
import { messages as germanTitles } from '../../../../src/lib/titles.messages.de.ts'
import { titleMessages } from '../../../../src/lib/titles.messages.ts'
import type { ScreenHeading } from '../page-parts.ts'

/** Screens that belong to no module. A path without a route is an organiser's page or a 404. */
export const screens = [
  'pre-auth',
  'account',
  'redeem-voucher',
  'payment',
  'profile',
  'order-complete',
  'admin',
  'sign-in',
  'sign-up',
  'sign-up-complete',
  'password-reset',
  'sign-in-return',
  'switch-account',
  'resend-pin',
] as const satisfies readonly RouteId[]

/** Their headings, where these are not the titles. */
export const headings = {
  'pre-auth': { en: 'A card for bidding', de: 'Eine Karte für Gebote' },
  'order-complete': { en: 'Thank you', de: 'Danke' },
  admin: { en: 'Organisers', de: 'Verwaltung' },
  'sign-up-complete': { en: 'Sign up', de: 'Konto anlegen' },
  'password-reset': { en: 'New password', de: 'Neues Passwort' },
  'resend-pin': { en: 'New PIN', de: 'Neue PIN' },
} as const satisfies Readonly<Partial<Record<(typeof screens)[number], ScreenHeading>>>

interface Table {
  /** The paths of all routes, by id. */
  readonly paths: Readonly<Record<string, Path>>
  /** Route ids of the screens that are built. */
  readonly screens: readonly string[]
  readonly headings: Readonly<Record<string, ScreenHeading>>
  /** Titles and headings with the organiser's own words, by id. */
  readonly own?: Readonly<Record<'titles' | 'headings', Readonly<Record<string, string>>>>
}

/** The screen that an address shows. */
interface FoundScreen {
  /** The route's id. */
  readonly id: string
  /** For the browser's tab, as the script sets it. */
  readonly title: string
  readonly heading: string
  /** The path's parameters by name. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * The screen at a path below the base, with its title and heading in a language; undefined if there is none. A slash
 * at the end is ignored.
 */
export function findScreen(
  { paths, screens, headings, own }: Table,
  path: string,
  locale: string,
  query = new URLSearchParams(),
): FoundScreen | undefined {
  const patterns = screens
    .flatMap(id => [paths[id], aliases[id]].flatMap(pattern => (pattern ? [{ id, pattern }] : [])))
    // `*` matches last, and a written-out segment before a parameter: `/account/payment` has its own title.
    .sort((one, other) => vagueness(one.pattern) - vagueness(other.pattern))
  for (const { id, pattern } of patterns) {
    const match = expressionOf(pattern).exec(path)
    if (!match) continue
    const language = /^de\b/i.test(locale) ? 'de' : 'en'
    const known = headings[id]
    const asked = known?.asked && query.has(known.asked.by) ? known.asked : undefined
    const params = { ...match.groups }
    if (asked) return { id, title: asked[language], heading: asked[language], params }
    const title = own?.titles[id] ?? titlesIn[language][id]
    const heading = own?.headings[id] ?? known?.[language] ?? title ?? ''
    return { id, title: title ?? heading, heading, params }
  }
  return undefined
}

const titlesIn: Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>> = {
  en: titleMessages,
  de: germanTitles,
}

const vagueness = (pattern: string) => (pattern.endsWith('*') ? 2 : pattern.includes(':') ? 1 : 0)

function expressionOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace('/*', '(/.*)?').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`)
}
