export const messages = {
  places: { one: 'Noch {count} Platz', other: 'Noch {count} Plätze' },
  full: 'Voll',
  clash: 'zur selben Zeit wie {title}',
  none: 'Nichts davon',
} as const
