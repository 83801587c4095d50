export const messages = {
  goHome: 'Zur Startseite',
  result403: 'Kein Zutritt',
  result404: 'Nicht gefunden',
  result500: 'Serverfehler',
  missingTitle: 'Seite nicht gefunden',
  missing:
    'Die gesuchte Seite gibt es leider nicht. Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler.',
  forbidden:
    'Diese Seite ist für die Veranstalter. Wenn Sie dazugehören, melden Sie sich mit dem Konto an, mit dem Sie die Veranstaltung verwalten.',
  signInFirst: 'Diese Seite ist nicht für alle zugänglich. Melden Sie sich an, dann kommen Sie direkt hierher zurück.',
  preview: 'Eine Vorschau: Diese Seite ist noch nicht veröffentlicht.',
} as const
