import type { surveyPageWords } from './words.ts'

export const germanSurveyPageWords: Readonly<Record<keyof typeof surveyPageWords, string>> = {
  questions: 'Fragen',
  needsScript: 'Zum Antworten ist JavaScript nötig. Es ist ausgeschaltet oder nicht geladen.',
  closed: 'Diese Umfrage ist beendet.',
  all: 'Alle Umfragen',
  thanks: 'Danke für Ihre Antworten.',
}
