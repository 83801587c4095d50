import type { AppSettings } from '../api/app-settings.ts'

/** A screen's title as the browser's tab shows it. The home page is the event. */
export function pageTitle(screen: string, { title, name }: Pick<AppSettings, 'title' | 'name'>): string {
  const event = title ?? name
  return screen === name || screen === event || screen === 'Home' ? event : `${screen} · ${event}`
}
