export const messages = {
  bid: 'Bieten',
  buy: 'Für {price} kaufen',
  all: 'Alle Lose ansehen',
  none: 'Gerade gibt es hier keine Lose.',
  back: 'Zurück zu den Losen',
} as const
