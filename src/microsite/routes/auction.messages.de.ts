/** Titles by route id. */
export const messages = {
  auction: 'Auktion',
  'auction-categories': 'Kategorien der Auktion',
  'auction-item': 'Los der Auktion',
  'complete-bid': 'Gebot abgeben',
  'auction-checkout': 'Ersteigertes bezahlen',
  'auction-guest-checkout': 'Ersteigertes als Gast bezahlen',
  'live-lots': 'Lose der Saalauktion',
  'buy-now-lots': 'Sofort zu kaufen',
  'silent-lots': 'Lose der stillen Auktion',
  'sealed-lots': 'Lose mit verdecktem Gebot',
} as const
