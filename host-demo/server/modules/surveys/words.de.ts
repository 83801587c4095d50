/** German error messages, by the English sentence. */
export const germanSurveyErrors = {
  'This survey is not here (any more).': 'Diese Umfrage gibt es hier nicht (mehr).',
  'This response is not here (any more).': 'Diesen Antwortbogen gibt es hier nicht (mehr).',
  'This survey is closed, so nothing was sent. Your answers are still here.':
    'Diese Umfrage ist beendet, es wurde also nichts gesendet. Ihre Antworten stehen noch hier.',
  'The organiser has changed this survey, so nothing was sent. Your answers are still here.':
    'Die Umfrage wurde geändert, es wurde also nichts gesendet. Ihre Antworten stehen noch hier.',
  'Please sign in to answer this survey. Your answers are still here.':
    'Bitte melden Sie sich an, um diese Umfrage zu beantworten. Ihre Antworten stehen noch hier.',
  'You have answered this survey already. It counts once.':
    'Sie haben diese Umfrage schon beantwortet. Sie zählt einmal.',
  'Please answer this question': 'Bitte beantworten Sie diese Frage',
  'Please answer a question': 'Bitte beantworten Sie eine Frage',
  'Your answers are too long together. Please shorten some of them.':
    'Ihre Antworten sind zusammen zu lang. Bitte kürzen Sie einige.',
  'Please choose one of the answers': 'Bitte wählen Sie eine der Antworten',
  'Please write your answer': 'Bitte schreiben Sie Ihre Antwort',
  'Please use at most {most} characters': 'Bitte verwenden Sie höchstens {most} Zeichen',
  'Add a question': 'Fügen Sie eine Frage hinzu',
  'Question {place} needs two choices or more': 'Frage {place} braucht mindestens zwei Antworten zur Wahl',
  'Somebody has answered, so questions, their kinds and choices stand. Wording can change.':
    'Jemand hat geantwortet, Fragen, ihre Art und ihre Antworten zur Wahl stehen also fest. Der Wortlaut lässt sich ändern.',
  'Guests are told this since the survey was opened. It stands.':
    'Gäste lesen dies, seit die Umfrage eröffnet wurde. Es steht also fest.',
  'Somebody has answered this survey, so it must stay. You can close it.':
    'Jemand hat diese Umfrage beantwortet, sie muss also bleiben. Sie können sie beenden.',
  'Somebody else has changed this survey since you opened it. Nothing of yours was saved yet.':
    'Jemand anderes hat diese Umfrage geändert, seit Sie sie geöffnet haben. Von Ihnen wurde noch nichts gespeichert.',
  'A draft is not open, so it cannot be closed.': 'Ein Entwurf ist nicht eröffnet, lässt sich also nicht beenden.',
} as const

type Sentences = Readonly<Record<keyof typeof germanSurveyErrors, string>>

declare module '../../platform/http/error-words.ts' {
  interface ModuleSentences extends Sentences {}
}
