export const messages = {
  none: 'Im Augenblick gibt es nichts zuzusagen.',
  all: 'Alle Zusagen',
  pledge: 'Zusagen',
  back: 'Zurück zu allen Zusagen',
  change: 'Ändern',
} as const
