import { addTranslations } from '../../lib/translations.ts'

export const toyMessages = {
  claps: { one: '{count} clap for {name}', other: '{count} claps for {name}' },
  clap: 'Clap',
  next: 'Next toy',
} as const

addTranslations(toyMessages, { de: () => import('./toys.messages.de.ts') })
