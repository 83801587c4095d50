import { addTranslations } from '../../../lib/translations.ts'

export const itemsMessages = {
  add: 'Add something to pledge for',
  name: 'What for',
  pledged: 'Pledged',
  state: 'State',
  acts: 'Actions',
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
  title_form: 'Something to pledge for',
  title: 'What to pledge for',
  itemTitle: 'Title',
  itemTitleLabel: 'a title',
  summary: 'In one sentence',
  description: 'Its story',
  picture: 'Picture',
  levels: 'Levels',
  levelsHelp: 'One on a line: the amount, then what it does. For example: 250 a night of care',
  levelsWrong: 'Begin each line with its amount, none of them twice. For example: 250 a night of care',
  target: 'Target',
  own_amountYN: 'Donors can choose their own amount',
  pay_laterYN: 'Donors can promise now and pay later',
  isOpen: 'Takes pledges',
  publishedYN: 'Guests see it',
  charity_ids: 'Charities',
  charities: 'Charities',
  charitiesHelp:
    'Donors can choose among those that you tick, and divide their pledge. None: it is for the event’s charity.',
  remove: 'Delete',
  removeItem: 'Delete {title}',
  removeTitle: 'Delete {title}?',
  removeText: 'Nobody has pledged for it. It can be brought back under “What was done”.',
  commaHint: 'No commas, please; a dot goes before any decimals',
} as const

addTranslations(itemsMessages, { de: () => import('./items.messages.de.ts') })
