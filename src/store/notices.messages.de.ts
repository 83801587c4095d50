export const messages = {
  archivedTitle: 'Konto archiviert',
  archivedText: 'Bitte wenden Sie sich an den Support.',
  ok: 'OK',
  close: 'Schließen',
  region: 'Hinweise',
} as const
