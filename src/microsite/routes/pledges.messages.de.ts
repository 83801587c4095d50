/** Titles by route id. */
export const messages = {
  pledges: 'Zusagen',
  pledge: 'Ihre Zusage',
  donate: 'Spenden',
  'pledge-checkout': 'Spende abschließen',
  'pledge-guest-checkout': 'Spende abschließen',
} as const
