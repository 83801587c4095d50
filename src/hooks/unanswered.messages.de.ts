export const messages = {
  offline: 'Keine Verbindung',
  online: 'Sie sind wieder online',
} as const
