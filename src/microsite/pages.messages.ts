import { addTranslations } from '../lib/translations.ts'

/** Messages about missing, restricted or unpublished pages. They load with the code that shows them. */
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
