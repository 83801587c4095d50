export const messages = {
  archivedTitle: 'Konto stillgelegt',
  archivedText: 'Bitte wenden Sie sich an uns.',
  signInTitle: 'Anmeldung nötig',
  signInText: 'Bitte melden Sie sich zuerst an.',
  ok: 'OK',
  close: 'Schließen',
  region: 'Hinweise',
} as const
