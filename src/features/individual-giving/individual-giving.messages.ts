import { addTranslations } from '../../lib/translations.ts'

/** Messages of lists of fundraisers and teams. */
export const givingMessages = {
  loading: 'Loading the pages',
  failed: 'The pages can’t be shown just now.',
  raised: 'raised',
  raisedOf: 'raised of {goal}',
  progress: 'Raised so far',
  percent: '{raised} of {goal}, {percent}%',
  members: { one: '{count} member', other: '{count} members' },
  gifts: { one: '{count} gift', other: '{count} gifts' },
  inTeam: '{team}',
  none: 'There are no pages here just now.',
  notFound: 'Nobody is called that. Try another name or team.',
  all: 'See everybody',
  make: 'Make your own page',
  search: 'Search by name or team',
  sort: 'Sorted by',
  'sort.raised': 'Most raised',
  'sort.name': 'Name',
  'sort.newest': 'Newest',
} as const

addTranslations(givingMessages, { de: () => import('./individual-giving.messages.de.ts') })
