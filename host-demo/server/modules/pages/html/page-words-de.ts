import type { Message } from '../../../../../src/lib/messages.ts'
import type { pageWords } from './page-words.ts'

/** German texts of the server's pages. */
export const germanPageWords: Readonly<Record<keyof typeof pageWords, Message>> = {
  skip: 'Zum Inhalt springen',
  menu: 'Hauptmenü',
  sponsors: 'Mit Dank an unsere Förderer',
  notFound: 'Seite nicht gefunden',
  missingTitle: 'Diese Seite gibt es nicht',
  missing: 'Vielleicht ist sie umgezogen, oder ihre Adresse wurde nicht ganz eingegeben.',
  goTo: 'Zu {event}',
  pauseTitle: 'Wir sind bald zurück',
  pause: 'Wir verbessern etwas und sind voraussichtlich um {time} fertig. Was gegeben wurde, ist sicher.',
  ways: 'So können Sie spenden und mitmachen',
  waysText:
    'Diese Seite nimmt Karten und Gebote mit JavaScript an, das in Ihrem Browser abgeschaltet ist. Sie können auch ohne helfen:',
  call: '{charity} anrufen:',
  write: 'Schreiben Sie an',
  giveOn: 'Spenden Sie auf',
  ownSite: 'der Website der Organisation',
  registered: 'Eingetragene gemeinnützige Organisation {number}',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  unwritten: 'Dieser Text steht noch nicht hier. Bitte fragen Sie {charity} danach.',
  elsewhere: '{charity} hat diesen Text auf einer anderen Seite:',
}
