export const messages = {
  archivedTitle: 'Konto archiviert',
  archivedText: 'Bitte wenden Sie sich an den Support.',
  signInTitle: 'Anmeldung nötig',
  signInText: 'Bitte melden Sie sich zuerst an.',
  ok: 'OK',
  close: 'Schließen',
  region: 'Hinweise',
} as const
