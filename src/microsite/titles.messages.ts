import type { Messages } from '../lib/messages.ts'
import { addTranslations } from '../lib/translations.ts'

/** In English a title is the route's name. */
export const titleMessages: Messages = {}

addTranslations(titleMessages, { de: () => import('./titles.messages.de.ts') })
