import type { AppSettings } from '../api/app-settings.ts'

type MenuItem = AppSettings['menu'][number]

/** The organiser's menu without the sign-in entry, which has a place of its own. */
export function menuOf({ menu }: Pick<AppSettings, 'menu'>): MenuItem[] {
  return menu.filter(({ link }) => !/(^|\/)sign-in\/?($|[?#])/.test(link))
}

/** Does an entry lead to where the visitor is, or to what it is a part of? */
export function isCurrent(link: string, path: string): boolean {
  const here = path === '/' ? '/home' : path.replace(/\/+$/, '')
  const there = link === '/' ? '/home' : link.replace(/\/+$/, '')
  return here === there || here.startsWith(`${there}/`)
}
