import { addTranslations } from '../lib/translations.ts'
import { routes } from './routes.ts'

/** In English a title is the route's name. */
export const titleMessages: Readonly<Record<string, string>> = Object.fromEntries(
  routes.map(({ name }) => [name, name]),
)

addTranslations(titleMessages, { de: () => import('./titles.messages.de.ts') })
