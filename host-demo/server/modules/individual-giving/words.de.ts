/** German error messages, by the English sentence. */
export const germanGivingErrors = {
  'This fundraiser’s page is not here (any more).': 'Diese Spendenseite gibt es nicht (mehr).',
  'This team is not here (any more).': 'Dieses Team gibt es nicht (mehr).',
  'This page has ended': 'Diese Seite ist beendet',
  'This page takes no gifts any more. You can still give to the event itself.':
    'Diese Seite nimmt keine Spenden mehr an. Sie können weiterhin für die Veranstaltung selbst spenden.',
  'Please make your own page first.': 'Bitte legen Sie zuerst Ihre eigene Seite an.',
  'Only the team’s captain can do that.': 'Das kann nur, wer das Team leitet.',
  'You are the captain: make somebody else captain first.':
    'Sie leiten das Team: Übergeben Sie es zuerst jemand anderem.',
  'This person is no longer in your team.': 'Diese Person ist nicht mehr in Ihrem Team.',
  'This person no longer asks to join your team.': 'Diese Person möchte nicht mehr in Ihr Team.',
  'This message is not here (any more).': 'Diese Nachricht gibt es nicht (mehr).',
  'This message was changed or decided about meanwhile. It stays as it is now.':
    'Diese Nachricht wurde inzwischen geändert, oder es wurde über sie entschieden. Sie bleibt, wie sie jetzt ist.',
  'This gift is not here (any more).': 'Diese Spende gibt es nicht (mehr).',
  'This was recorded before with other content. Nothing was recorded now.':
    'Das wurde schon mit anderem Inhalt erfasst. Jetzt wurde nichts erfasst.',
  'This was changed elsewhere meanwhile, such as on another device. Nothing of yours was saved yet: save again to replace what is there now.':
    'Das wurde inzwischen anderswo geändert, etwa auf einem anderen Gerät. Von Ihnen wurde noch nichts gespeichert: Speichern Sie noch einmal, um es zu ersetzen.',
  'Please write a message': 'Bitte schreiben Sie eine Nachricht',
  'This is too long: 500 characters are the most': 'Das ist zu lang: Höchstens 500 Zeichen',
  'Please write an update': 'Bitte schreiben Sie eine Neuigkeit',
} as const

type Sentences = Readonly<Record<keyof typeof germanGivingErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}

/** German texts of the letters. */
export const germanLetterWords = {
  requestSubject: '{name} möchte zu {team}',
  request: '{name} möchte bei {team} mitmachen. Sie leiten das Team und entscheiden.',
  requestSubjectBare: 'Jemand möchte zu {team}',
  requestBare: 'Jemand möchte bei {team} mitmachen. Sie leiten das Team und entscheiden.',
  requestLabel: 'Aufnehmen oder nicht',
  letInSubject: 'Sie sind bei {team}',
  letIn: 'Sie wurden aufgenommen: Was Ihre Seite sammelt, zählt von jetzt an für {team}.',
  letInLabel: 'Das Team ansehen',
  declinedSubject: 'Sie sind nicht bei {team}',
  declined: 'Ihre Anfrage wurde abgelehnt. Ihre Seite läuft weiter wie bisher, und Sie können ein anderes Team fragen.',
  removedSubject: 'Sie sind nicht mehr bei {team}',
  removed:
    'Sie wurden aus dem Team genommen. Ihre Seite läuft weiter, mit allen Spenden. Sie zählen jetzt für Sie allein.',
  ownLabel: 'Ihre Seite ansehen',
  captainSubject: 'Sie leiten jetzt {team}',
  captain:
    'Die Leitung des Teams ist jetzt bei Ihnen: Sie können das Team und seine Seite ändern und entscheiden, wer dabei ist.',
  captainLabel: 'Das Team in Ihrem Konto ansehen',
} as const

/** German texts of pages without script. */
export const germanPageWords = {
  raised: '{raised} gesammelt',
  raisedOf: '{raised} von {goal} gesammelt',
  everybody: 'Alle, die sammeln',
} as const
