export const messages = {
  claps: { one: '{count} Klatscher für {name}', other: '{count} Klatscher für {name}' },
  clap: 'Klatschen',
  next: 'Nächstes Spielzeug',
} as const
