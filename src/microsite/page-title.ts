import type { AppSettings } from '../api/app-settings.ts'

/** A screen's title as the browser's tab shows it, the same as the server's. The home page is the event. */
export function pageTitle(screen: string, { title, name }: Pick<AppSettings, 'title' | 'name'>): string {
  const isHome = screen === name || screen === title || screen === 'Home'
  return isHome ? (title ?? name) : `${screen} | ${name}`
}
