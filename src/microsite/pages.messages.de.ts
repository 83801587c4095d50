export const messages = {
  goHome: 'Zur Startseite',
  result403: 'Kein Zutritt',
  result404: 'Nicht gefunden',
  result500: 'Serverfehler',
  missingTitle: 'Seite nicht gefunden',
  missing: 'Die gesuchte Seite gibt es leider nicht.',
  forbidden: 'Diese Seite ist nur für die Veranstalter.',
  preview: 'Eine Vorschau: diese Seite ist noch nicht veröffentlicht.',
} as const
