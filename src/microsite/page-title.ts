import type { AppSettings } from '../api/app-settings.ts'

/** A screen's title for the browser's tab, the same as the server renders. The home page has the event's name. */
export function pageTitle(screen: string, { title, name }: Pick<AppSettings, 'title' | 'name'>): string {
  return screen === name || screen === title ? (title ?? name) : `${screen} | ${name}`
}
