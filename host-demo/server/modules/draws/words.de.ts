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
  'Only one number is left. Nothing was taken.': 'Es ist nur noch eine Nummer da. Es wurde nichts abgebucht.',
  'Only {left} numbers are left. Nothing was taken.': 'Es sind nur noch {left} Nummern da. Es wurde nichts abgebucht.',
  'All numbers are sold. Nothing was taken.': 'Alle Nummern sind verkauft. Es wurde nichts abgebucht.',
  'Nobody can have more than {most} numbers here, and you have {has}. Nothing was taken.':
    'Niemand kann hier mehr als {most} Nummern haben, und Sie haben {has}. Es wurde nichts abgebucht.',
  'Nobody can have more than {most} numbers here. Nothing was taken.':
    'Niemand kann hier mehr als {most} Nummern haben. Es wurde nichts abgebucht.',
  'Upload this picture first': 'Laden Sie dieses Bild zuerst hoch',
  'This stands: it is on the tickets': 'Das steht fest: Es steht auf den Losen',
  'The number of prizes stands: people bought for it': 'Die Zahl der Preise steht fest: Dafür wurde gekauft',
  'What a prize is and what it is worth stands: people bought for it':
    'Was ein Preis ist und was er wert ist, steht fest: Dafür wurde gekauft',
  'By law every ticket of a lottery costs the same, so there can be no cheaper bundles':
    'Nach dem Gesetz kostet jedes Los einer Lotterie gleich viel, billigere Bündel gibt es also nicht',
  'Say where the society is registered, and its number':
    'Geben Sie an, wo der Verein angemeldet ist, und unter welcher Nummer',
  'By law a small society lottery sells for £20,000 at most: that is {count} numbers':
    'Nach dem Gesetz verkauft eine kleine Vereinslotterie für höchstens 20.000 £: Das sind {count} Nummern',
  'By law no prize of a small society lottery is worth more than £25,000':
    'Nach dem Gesetz ist kein Preis einer kleinen Vereinslotterie mehr als 25.000 £ wert',
  'This event has no date, and an incidental lottery is sold during an event':
    'Diese Veranstaltung hat kein Datum, und eine begleitende Lotterie wird während einer Veranstaltung verkauft',
  'By law an incidental lottery is sold only during the event':
    'Nach dem Gesetz wird eine begleitende Lotterie nur während der Veranstaltung verkauft',
  'With alcohol among the prizes people must be 18': 'Mit Alkohol unter den Preisen muss man 18 sein',
  'The end must be after the beginning': 'Das Ende muss nach dem Beginn liegen',
  'Choose an end in the future': 'Wählen Sie ein Ende in der Zukunft',
  'It is drawn when the sale has ended': 'Gezogen wird, wenn der Verkauf beendet ist',
  'This must be a multiple of {count}': 'Das muss ein Vielfaches von {count} sein',
  'At least {count}': 'Mindestens {count}',
  'Please enter a reason': 'Bitte geben Sie einen Grund an',
  'Somebody has or had numbers of this draw, so it must stay.':
    'Jemand hat oder hatte Nummern dieser Verlosung, sie muss also bleiben.',
  'Somebody else has changed this draw since you opened it. Nothing of yours was done yet.':
    'Jemand anderes hat diese Verlosung geändert, seit Sie sie geöffnet haben. Von Ihnen wurde noch nichts getan.',
  'The tickets say that it is drawn on {day}, so it cannot be drawn before.':
    'Auf den Losen steht, dass am {day} gezogen wird, früher geht es also nicht.',
  'Nobody has bought a number, so there is nothing to draw.':
    'Niemand hat eine Nummer gekauft, es gibt also nichts zu ziehen.',
  'That is not possible with this draw as it stands.': 'Das geht mit dieser Verlosung in ihrem Stand nicht.',
} as const

type Sentences = Readonly<Record<keyof typeof germanDrawErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}
