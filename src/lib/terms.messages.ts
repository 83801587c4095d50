import { addTranslations } from './translations.ts'

/** Default words for things, where the organiser has none, or none in the reader's language. */
export const termMessages = {
  donation: { one: 'gift', other: 'gifts' },
  lot: { one: 'lot', other: 'lots' },
  ticket: { one: 'ticket', other: 'tickets' },
  raffle: { one: 'prize draw', other: 'prize draws' },
  pledge: { one: 'pledge', other: 'pledges' },
  fundraiser: { one: 'fundraiser', other: 'fundraisers' },
} as const

addTranslations(termMessages, { de: () => import('./terms.messages.de.ts') })
