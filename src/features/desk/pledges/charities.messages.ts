import { addTranslations } from '../../../lib/translations.ts'

export const charitiesMessages = {
  title: 'Charities',
  lead: 'Donors can choose among these, and divide a gift. One that you take out keeps what was given to it.',
  back: 'What to pledge for',
  add: 'Add a charity',
  unnamed: 'Charity {number}',
  name: 'Name',
  summary: 'In one sentence',
  number: 'Registered number',
  up: 'Move up',
  upWhat: 'Move up {name}',
  hide: 'Take out',
  hideWhat: 'Take out {name}',
} as const

addTranslations(charitiesMessages, { de: () => import('./charities.messages.de.ts') })
