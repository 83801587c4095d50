import type { AppSettings } from '../api/app-settings.ts'

/** A screen's title as the browser's tab shows it, the same as the server's. The home page is the event. */
export function pageTitle(screen: string, { title, name }: Pick<AppSettings, 'title' | 'name'>): string {
  return screen === name || screen === title ? (title ?? name) : `${screen} | ${name}`
}
