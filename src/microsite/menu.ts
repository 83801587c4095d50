import { useMemo } from 'react'
import type { AppSettings } from '../api/app-settings.ts'
import { useSettings } from '../hooks/use-settings.ts'
import { guardRedirect } from '../lib/redirects.ts'
import { limitsOf, type RedirectSettings } from './host-page.ts'
import type { Match } from './match.ts'
import { useMicrosite } from './microsite-context.ts'
import type { Router } from './router.ts'

type Settings = RedirectSettings & Pick<AppSettings, 'menu'>
type MenuItem = AppSettings['menu'][number]

/** The organiser's menu without the sign-in entry, which the header shows separately. */
export function useMenu(): MenuItem[] {
  const settings = useSettings()
  const { router } = useMicrosite()
  return useMemo(() => menuOf(settings, router), [settings, router])
}

export function menuOf(settings: Settings, router: Pick<Router, 'match'>): MenuItem[] {
  return settings.menu.filter(({ link }) => routeOfLink(link, settings, router)?.route.id !== 'sign-in')
}

/** The route of an organiser's link; undefined for other sites. */
export function routeOfLink(
  link: string,
  settings: RedirectSettings,
  { match }: Pick<Router, 'match'>,
): Match | undefined {
  const goal = guardRedirect(/^\w[\w-]*$/.test(link) ? `/${link}` : link, limitsOf(settings))
  return goal?.type === 'inside' ? match(goal.path) : undefined
}

/** Does the entry lead to the current page, or to one above it? */
export function isCurrent(link: string, path: string, router: Pick<Router, 'match'>): boolean {
  const here = addressOf(path, router)
  const there = addressOf(link, router)
  return here === there || here.startsWith(`${there}/`)
}

/** Without a trailing slash; an alias such as `/home` becomes the route's main path. */
function addressOf(path: string, { match }: Pick<Router, 'match'>): string {
  const plain = path.replace(/\/+$/, '') || '/'
  const [address, alias] = match(plain)?.route.paths ?? []
  return address && alias === plain ? address : plain
}
