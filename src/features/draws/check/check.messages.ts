import { addTranslations } from '../../../lib/translations.ts'

/** Messages of verifying a draw. */
export const checkMessages = {
  title: 'Check this draw',
  check: 'Check this draw',
  checking: 'Checking',
  closedText:
    'The draw is sealed. When it opened we locked away a secret, and published its fingerprint. Now that it has closed we have published the fingerprint of the secret together with all numbers. After the draw you can check here that nothing was changed.',
  drawnText:
    'The winners follow from a secret that was locked away before the first number was sold, and from the numbers themselves. Your own browser can work that out again, and does not have to trust us.',
  cannot: 'This browser cannot check it on this page. Open the page by an address that begins with https.',
  soundTitle: 'This draw was fair',
  seedSound: 'The secret is the one that was locked away when the draw opened.',
  sealSound: {
    one: '{count} number took part, the one that was sealed at the close.',
    other: '{count} numbers took part, just those that were sealed at the close.',
  },
  picksSound: {
    one: 'Your browser has drawn {count} number itself: it is the one shown.',
    other: 'Your browser has drawn all {count} numbers itself: they are the ones shown.',
  },
  again: {
    one: '{count} prize was drawn again. The reason is below.',
    other: '{count} prizes were drawn again. The reasons are below.',
  },
  brokenTitle: 'This draw does not match its record',
  seedBroken: 'The secret is not the one that was locked away when the draw opened. Please tell the organisers.',
  sealBroken: 'The numbers are not those that were sealed when the draw closed. Please tell the organisers.',
  pickBroken: 'For prize {place} another number should have been drawn. Please tell the organisers.',
  lookUp: 'Does a number take part?',
  takesPart: 'Number {number} takes part.',
  takesNoPart: 'Number {number} does not take part: it was not sold, or was refunded before the close.',
  opened: 'Opened. The fingerprint of the secret was published.',
  closed: 'Closed and sealed.',
  reopened: 'Opened again before its time was over. That seal no longer counts.',
  drawn: 'Prize {place}: number {number} was drawn.',
  redrawn: 'Prize {place} was drawn again: number {number}. Reason: {reason}',
  details: 'For those who want to work it out themselves',
  how: 'All fingerprints are SHA-256, in hexadecimal digits. The first is of the secret. The seal is of the secret, a line feed, and all numbers, lowest first, with commas between them. Each draw takes the first 12 digits of SHA-256 of seal, secret, its place (1 for the first) and try (1 for the first), with line feeds between them: as a number, its remainder by how many are left says which of these it is, counted from 0. Above the last whole multiple of that count, the next try decides.',
  seedHash: 'Fingerprint of the secret, from when it opened',
  seal: 'Seal, from when it closed',
  seed: 'The secret',
} as const

addTranslations(checkMessages, { de: () => import('./check.messages.de.ts') })
