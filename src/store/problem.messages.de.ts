export const messages = {
  title400: 'Eingabefehler',
  title401: 'Sitzung abgelaufen.',
  title403: 'Keine Berechtigung',
  title404: 'Nicht gefunden',
  titleOther: 'Systemfehler',
  text: 'Etwas ist schiefgegangen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal!',
  text401:
    'Ihre Sitzung ist abgelaufen, zur Sicherheit wurden Sie abgemeldet. Klicken Sie auf „OK“, um sich wieder anzumelden.',
  text404: 'Was Sie suchen, wurde leider nicht gefunden.',
} as const
