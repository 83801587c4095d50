/** Titles by route id. */
export const messages = {
  'prize-draws': 'Verlosungen',
  'prize-draw': 'Verlosung',
  'prize-draw-checkout': 'Nummern der Verlosung bezahlen',
  'prize-draw-guest-checkout': 'Nummern der Verlosung bezahlen',
} as const
