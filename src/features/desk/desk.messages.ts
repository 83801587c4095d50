import { addTranslations } from '../../lib/translations.ts'

/** The shell of the desk, and its tables. */
export const deskMessages = {
  title: 'Desk',
  menu: 'Rooms of the desk',
  missing: 'There is no such room, or it is not open to you.',
  nothing: 'Your organisation has not opened any room of the desk to you yet.',
  lots: 'Lots',
  floor: 'Auction desk',
  wins: 'Won and unpaid',
  people: 'Fundraisers',
  rules: 'Rules and times',
  tickets: 'Tickets',
  import: 'Import guests',
  vouchers: 'Vouchers',
  pledgeItems: 'What to pledge for',
  pledges: 'Pledges',
  door: 'Door',
  draws: 'Prize draws',
  guests: 'Guests',
  log: 'What was done',

  search: 'Search',
  pageSize: 'Rows on a page',
  rows: '{first}–{last} of {total}',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  none: 'Nothing found',
  noneText: 'Nothing here has “{search}” in it.',
  download: 'Download CSV',
  downloading: 'Downloading…',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  cancel: 'Cancel',
  undo: 'Undo',
  undoing: 'Undoing…',
  undone: 'Undone',
  close: 'Close',
} as const

addTranslations(deskMessages, { de: () => import('./desk.messages.de.ts') })
