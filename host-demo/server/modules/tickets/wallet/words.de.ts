export const germanWalletWords = {
  description: 'Eintrittskarte für {event}',
  event: 'Veranstaltung',
  seat: 'Platz',
  guest: 'Gast',
  starts: 'Beginn',
} as const
