/** German error messages, by the English sentence. */
export const germanErrors = {
  'This is not to be pledged for (any more).': 'Hierfür kann nicht (mehr) zugesagt werden.',
  'Pledges for this are closed. Nothing was promised or taken.':
    'Die Zusagen hierfür sind beendet. Es wurde nichts zugesagt und nichts abgebucht.',
  'This pledge is not there (any more).': 'Diese Zusage gibt es nicht (mehr).',
  'This link is not valid. Please check that you opened all of it.':
    'Dieser Link ist nicht gültig. Bitte prüfen Sie, ob Sie ihn ganz geöffnet haben.',
  'This is paid at once': 'Das wird sofort bezahlt',
  'This pledge was sent before with other details. Please start again.':
    'Diese Zusage wurde schon mit anderen Angaben gesendet. Bitte beginnen Sie neu.',
  'Please choose one of the amounts': 'Bitte wählen Sie einen der Beträge',
  'Please choose a charity': 'Bitte wählen Sie eine Organisation',
  'The parts must add up to the whole amount': 'Die Teile müssen zusammen den ganzen Betrag ergeben',
  'This charity cannot be chosen (any more)': 'Diese Organisation lässt sich nicht (mehr) wählen',
  'This pledge is paid already. Nothing was taken again.':
    'Diese Zusage ist schon bezahlt. Es wurde nichts noch einmal abgebucht.',
  'This pledge has been taken back. Nothing is owed.': 'Diese Zusage wurde zurückgenommen. Es ist nichts zu zahlen.',
  'This pledge is paid, so it stands.': 'Diese Zusage ist bezahlt und steht deshalb fest.',
  'This pledge is marked as paid. Mark it as not paid first.':
    'Diese Zusage ist als bezahlt vermerkt. Vermerken Sie sie zuerst als nicht bezahlt.',
  'This pledge is undone. Take it up again first.':
    'Diese Zusage ist zurückgenommen. Stellen Sie sie zuerst wieder her.',
  'This pledge has changed since you opened it. Nothing of yours was saved yet.':
    'Diese Zusage hat sich geändert, seit Sie sie geöffnet haben. Von Ihnen wurde noch nichts gespeichert.',
  'There is no email address for this pledge yet. Add one by correcting it.':
    'Zu dieser Zusage gibt es noch keine E-Mail-Adresse. Tragen Sie beim Berichtigen eine ein.',
  'Who pledged before the paddle was entered is not kept, so this can’t be undone. Nothing was changed now.':
    'Wer vor dem Eintragen der Bieternummer zugesagt hatte, ist nicht gespeichert. Deshalb lässt sich das nicht rückgängig machen. Jetzt wurde nichts geändert.',
  'Enter a name, or a paddle number': 'Geben Sie einen Namen oder eine Bieternummer an',
  'Enter an email address, or a paddle number': 'Geben Sie eine E-Mail-Adresse oder eine Bieternummer an',
  'Add a level, or allow own amounts': 'Fügen Sie eine Stufe hinzu, oder erlauben Sie eigene Beträge',
  'This charity is not there (any more)': 'Diese Organisation gibt es nicht (mehr)',
  'There are pledges for this already. You can close it, or hide it from the guests.':
    'Hierfür gibt es schon Zusagen. Sie können es beenden oder vor den Gästen verbergen.',
  'Somebody else has changed these charities since you opened them. Nothing of yours was saved yet.':
    'Jemand anderes hat diese Organisationen geändert, seit Sie sie geöffnet haben. Von Ihnen wurde noch nichts gespeichert.',
  'Somebody else has changed this since you opened it. Nothing of yours was saved yet.':
    'Jemand anderes hat das geändert, seit Sie es geöffnet haben. Von Ihnen wurde noch nichts gespeichert.',
} as const

type Sentences = Readonly<Record<keyof typeof germanErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}

/** German texts of the letters. */
export const germanLetterWords = {
  promisedSubject: 'Ihre Zusage über {amount} an {charity}',
  promised: 'Danke für Ihre Zusage über {amount} für „{title}“.',
  promisedMatch: '{amount} aus dem Aufstockungsfonds sind dafür zurückgelegt, bis Sie zahlen.',
  payLater: 'Zahlen Sie, wann es Ihnen passt, über diesen Link. Dann bekommen Sie eine Quittung.',
  pay: 'Zusage bezahlen',
  erased: 'Ihre Zusagen tragen keinen Namen mehr. Unbezahlte sind zurückgenommen.',
} as const

/** German texts of pages without script. */
export const germanPageWords = {
  pledges: { one: '{count} Zusage', other: '{count} Zusagen' },
  pledged: '{amount} zugesagt',
  matched: '{amount} zusätzlich aus dem Aufstockungsfonds',
  target: 'Das Ziel ist {amount}',
  closed: 'Die Zusagen sind beendet',
  allItems: 'Alle Zusagen',
  charities: 'Sie können wählen, für wen es ist:',
} as const
