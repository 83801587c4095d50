import { addTranslations } from '../../../lib/translations.ts'

/** Messages of importing guests. */
export const importMessages = {
  title: 'Import guests',
  lead: 'A list with a heading: name, email, and if you like mobile, as (such as “Guest of honour”) and order. A line with an order takes the next free seat of it; any other is invited.',
  list: 'The list',
  file: 'Choose a CSV file',
  paste: 'Or paste the list',
  pasteHelp: 'Commas, semicolons and tabs all work. At most 500 lines.',
  mail: 'Mail everybody their personal link',
  check: 'Check the list',
  write: { one: 'Import {count} guest', other: 'Import {count} guests' },
  wrong: {
    one: '{count} line cannot be imported and is left out',
    other: '{count} lines cannot be imported and are left out',
  },
  ignored: {
    one: 'This column is not imported: {names}.',
    other: 'These columns are not imported: {names}.',
  },
  allGood: 'Nothing is wrong with any line. Nothing is written yet.',
  written: { one: '{count} guest is imported', other: '{count} guests are imported' },
  writtenText:
    'As long as none of them has claimed a seat, was let in, changed or refunded, “What was done” can undo the import as a whole.',
  leftText: 'The lines that were left out are below. Correct them, and check the list again.',
  line: 'Line',
  name: 'Name',
  email: 'Email',
  what: 'What happens',
  invites: 'Is invited',
  takes: 'Takes a seat of {order}',
  empty: 'There is nothing in this list.',
  too_large: 'This is larger than 1 MB. Split it into several files.',
  too_many: 'These are more than 500 lines. Split them into several lists.',
  no_columns: 'The first line must name the columns: name and email at least.',
  name_missing: 'There is no name',
  email_missing: 'There is no email address',
  email_wrong: 'This is not an email address',
  mobile_wrong: 'This is not a mobile number',
  twice_in_file: 'This address is in the list twice',
  already_guest: 'Is a guest already',
  order_unknown: 'There is no such order',
  order_full: 'This order has no free seat left',
  order_unpaid: 'This order is not paid, so it has no seats yet',
} as const

addTranslations(importMessages, { de: () => import('./import.messages.de.ts') })
