export const messages = {
  days: { one: 'Tag', other: 'Tage' },
  hours: { one: 'Stunde', other: 'Stunden' },
  minutes: { one: 'Minute', other: 'Minuten' },
  seconds: { one: 'Sekunde', other: 'Sekunden' },
  minutesLeft: { one: 'noch {count} Minute', other: 'noch {count} Minuten' },
  secondsLeft: { one: 'noch {count} Sekunde', other: 'noch {count} Sekunden' },
  ended: 'Die Zeit ist um',
} as const
