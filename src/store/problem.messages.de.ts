export const messages = {
  title400: 'Eingabefehler',
  title401: 'Sitzung abgelaufen.',
  title403: 'Keine Berechtigung',
  title404: 'Nicht gefunden',
  title503: 'Wartungsarbeiten',
  titleOther: 'Systemfehler',
  text: 'Etwas ist schiefgegangen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal!',
  text401:
    'Ihre Sitzung ist abgelaufen, zur Sicherheit wurden Sie abgemeldet. Klicken Sie auf „OK“, um sich wieder anzumelden.',
  text404: 'Was Sie suchen, wurde leider nicht gefunden.',
  text503: 'Hier wird gerade gewartet. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
} as const
