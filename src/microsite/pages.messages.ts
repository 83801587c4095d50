import { addTranslations } from '../lib/translations.ts'

/** Messages about missing, restricted or unpublished pages. They load with the code that shows them. */
export const pagesMessages = {
  goHome: 'Go to the home page',
  result403: 'Unauthorized',
  result404: 'No Found',
  result500: 'Server Error',
  missingTitle: 'Page not found',
  missing: "Sorry, can't find the page you're looking for. It may have moved, or there may be a slip in its address.",
  forbidden:
    'This page is for the organisers of the event. If you are one of them, sign in with the account that you organise it with.',
  signInFirst: 'This page is not open to everybody. Sign in, and you come straight back to it.',
  preview: 'A preview: this page is not published yet.',
} as const

addTranslations(pagesMessages, { de: () => import('./pages.messages.de.ts') })
