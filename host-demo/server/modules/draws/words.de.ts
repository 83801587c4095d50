/** German error messages, by the English sentence. */
export const germanDrawErrors = {
  'This prize draw is not here (any more).': 'Diese Verlosung gibt es hier nicht (mehr).',
  'The sale has not begun yet. Nothing was taken.': 'Der Verkauf hat noch nicht begonnen. Es wurde nichts abgebucht.',
  'The sale has ended. Nothing was taken.': 'Der Verkauf ist beendet. Es wurde nichts abgebucht.',
  'It is {count} numbers for everybody': 'Es sind {count} Nummern für alle',
  'Please confirm that you are {age} or older.': 'Bitte bestätigen Sie, dass Sie mindestens {age} Jahre alt sind.',
  'This draw is for members. Please sign in.': 'Diese Verlosung ist für Mitglieder. Bitte melden Sie sich an.',
  'Please confirm that you belong to {society}.': 'Bitte bestätigen Sie, dass Sie zu {society} gehören.',
  'Numbers of a draw are paid for by card.': 'Nummern einer Verlosung werden mit Karte bezahlt.',
  'Only {left} numbers are left. Nothing was taken.': 'Es sind nur noch {left} Nummern da. Es wurde nichts abgebucht.',
  'All numbers are sold. Nothing was taken.': 'Alle Nummern sind verkauft. Es wurde nichts abgebucht.',
  'Nobody can have more than {most} numbers here, and you have {has}. Nothing was taken.':
    'Niemand kann hier mehr als {most} Nummern haben, und Sie haben {has}. Es wurde nichts abgebucht.',
} as const

type Sentences = Readonly<Record<keyof typeof germanDrawErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}
