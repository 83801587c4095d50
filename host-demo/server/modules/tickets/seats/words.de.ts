/** German error messages about guests and agendas, by the English sentence. */
export const germanSeatErrors = {
  'Please choose for each guest: {title}.': 'Bitte wählen Sie für jeden Gast: {title}.',
  'Choose one of these only: {title}': 'Wählen Sie hier nur eines: {title}',
  '{one} and {other} are at the same time': '{one} und {other} sind zur selben Zeit',
  'This is not in the programme (any more)': 'Das steht nicht (mehr) im Programm',
  'Only {left} places are left in {title}. Please choose again.':
    'In {title} sind nur noch {left} Plätze frei. Bitte wählen Sie noch einmal.',
  '{title} has just filled up. Please choose again.': '{title} ist gerade voll geworden. Bitte wählen Sie noch einmal.',
} as const

type Sentences = Readonly<Record<keyof typeof germanSeatErrors, string>>

declare module '../../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}
