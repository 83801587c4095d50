/** German error messages, by the English sentence. */
export const germanErrors = {
  'This poll is not here (any more).': 'Diese Abstimmung gibt es hier nicht (mehr).',
  'This poll has closed, so your vote was not counted.':
    'Diese Abstimmung ist beendet, Ihre Stimme wurde also nicht gezählt.',
  'This poll has closed. Your earlier vote counts as it was.':
    'Diese Abstimmung ist beendet. Ihre frühere Stimme zählt, wie sie war.',
  'Please choose an answer': 'Bitte wählen Sie eine Antwort',
  'Please choose {count} at most': 'Bitte wählen Sie höchstens {count}',
  'This answer is not there (any more). Please choose again':
    'Diese Antwort gibt es nicht (mehr). Bitte wählen Sie noch einmal',
  'Two answers are the same': 'Zwei Antworten sind gleich',
  'There are only {count} answers': 'Es gibt nur {count} Antworten',
  'People have voted, so the answers stand': 'Es wurde schon abgestimmt, die Antworten stehen also fest',
  'People have voted, so this stands': 'Es wurde schon abgestimmt, das steht also fest',
  'Choose a time in the future': 'Wählen Sie einen Zeitpunkt in der Zukunft',
  'The time at which this poll closes is over. Choose a later one, or none, and save it first.':
    'Die Zeit, zu der diese Abstimmung endet, ist vorbei. Wählen Sie eine spätere oder keine, und speichern Sie das zuerst.',
  'Somebody has voted in this poll, so it is not taken away. You can close it, and delete it then.':
    'Hier wurde schon abgestimmt, deshalb bleibt diese Abstimmung. Sie können sie schließen und dann löschen.',
  'Somebody else has changed this poll since you opened it. Nothing of yours was saved yet.':
    'Jemand anderes hat diese Abstimmung geändert, seit Sie sie geöffnet haben. Von Ihnen wurde noch nichts gespeichert.',
  'That is not possible with this poll as it stands.': 'Das geht mit dieser Abstimmung in ihrem Stand nicht.',
} as const

type Sentences = Readonly<Record<keyof typeof germanErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}

/** German texts of the letters. */
export const germanLetterWords = {
  erased: 'Ihre Stimmen in Abstimmungen zählen weiter, gehören aber niemandem mehr.',
} as const

/** German texts of pages without script. */
export const germanPageWords = {
  all: 'Alle Abstimmungen',
  thanks: 'Danke für Ihre Stimme. Sie ist gezählt.',
  open: 'Offen',
  closed: 'Beendet',
  voters: { one: '{count} Stimme', other: '{count} Stimmen' },
  share: '{votes} ({share})',
  needsScript: 'Zum Abstimmen wird JavaScript gebraucht, das ausgeschaltet ist oder nicht geladen wurde.',
} as const
