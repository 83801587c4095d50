import { addTranslations } from '../../../lib/translations.ts'

/** Messages of the list of fundraisers. */
export const listMessages = {
  tabs: '{Fundraisers} and teams',
  people: '{Fundraisers}',
  teams: 'Teams',
  lead: 'Find somebody you know and give on their page.',
  yourPage: 'Your page',
  count: { one: '{count} page', other: '{count} pages' },
  someOf: { one: '{count} page found', other: '{count} pages found' },
  nothingTitle: 'Nobody by that name',
  nothing: 'Try a first name, a last name or a team.',
  emptyTitle: 'Be the first',
  empty: 'Nobody has a page yet. Make yours, and ask people you know to give on it.',
  clear: 'Show everybody',
} as const

addTranslations(listMessages, { de: () => import('./list.messages.de.ts') })
