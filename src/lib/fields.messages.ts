import type { MessageValues } from './messages.ts'
import { addTranslations } from './translations.ts'

/** Messages of form fields in any feature. */
export const fieldMessages = {
  optional: 'optional',
  choose: 'Choose one',
  yes: 'Yes',
  no: 'No',
  commaHint: 'No commas, please; a dot goes before any decimals',
  charactersLeft: { one: '{count} character left', other: '{count} characters left' },
  charactersOver: { one: '{count} character too many', other: '{count} characters too many' },
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordHelp: 'At least {min} characters. More is better: three random words are strong and easy to keep in mind.',
  passwordShort: { one: '{count} more character is needed', other: '{count} more characters are needed' },
  passwordWeak: 'Weak: easy to guess',
  passwordFair: 'Fair: a few more characters would make it strong',
  passwordStrong: 'Strong',
  codeHelp: 'Spaces and hyphens do not matter.',
  phoneCountry: 'Country code',
} as const

addTranslations(fieldMessages, { de: () => import('./fields.messages.de.ts') })

/** Formats one of these messages in the reader's language: `useMessages(fieldMessages)`. */
export type SayField = (key: keyof typeof fieldMessages, values?: MessageValues) => string
