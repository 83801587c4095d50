/** Titles by route id. */
export const messages = {
  fundraisers: 'Spendenaktionen',
  fundraiser: 'Spendenaktion',
  'fundraiser-team': 'Team',
  'fundraiser-message': 'Nachricht hinterlassen',
  'fundraiser-checkout': 'Spende abschließen',
  'fundraiser-guest-checkout': 'Spende abschließen',
} as const
