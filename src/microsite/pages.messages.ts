import { addTranslations } from '../lib/translations.ts'

/** Of pages that are not there, are for others or are not out yet: their words come with their code. */
export const pagesMessages = {
  goHome: 'Go to the home page',
  result403: 'Unauthorized',
  result404: 'No Found',
  result500: 'Server Error',
  missingTitle: 'Page not found',
  missing: "Sorry, can't find the page you're looking for.",
  forbidden: 'Only the organisers may see this page.',
  preview: 'A preview: this page is not published yet.',
} as const

addTranslations(pagesMessages, { de: () => import('./pages.messages.de.ts') })
