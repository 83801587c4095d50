export const messages = {
  places: { one: 'Noch {count} Platz', other: 'Noch {count} Plätze' },
  full: 'Voll',
  allTaken: 'Alle Plätze sind vergeben, hier ist nichts mehr zu wählen.',
  clash: 'zur selben Zeit wie {title}',
  none: 'Nichts davon',
} as const
