export const messages = {
  places: { one: 'Noch {count} Platz', other: 'Noch {count} Plätze' },
  full: 'Voll',
  none: 'Nichts davon',
} as const
