/** Titles by route id. */
export const messages = {
  'prize-draws': 'Verlosung',
  'prize-draw': 'Preis der Verlosung',
  'prize-draw-checkout': 'Lose der Verlosung bezahlen',
  'prize-draw-guest-checkout': 'Lose der Verlosung bezahlen',
} as const
