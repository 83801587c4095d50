import { addTranslations } from '../lib/translations.ts'

/** The error catalogue's texts. The server's text wins over them. */
export const problemMessages = {
  title400: 'Validation Error',
  title401: 'Session expired.',
  title403: 'Permission Error',
  title404: 'Not Found Error',
  title503: 'Down for maintenance',
  titleOther: 'System Error',
  text: 'Something went wrong. Check your internet connection and try again!',
  text401: "Your session has expired, as a security measure you have been logged out. Click 'OK' to log back in.",
  text404: "Sorry, can't find the data you're looking for.",
  text503: 'We are doing some maintenance. Please try again in a few minutes.',
} as const

addTranslations(problemMessages, { de: () => import('./problem.messages.de.ts') })
