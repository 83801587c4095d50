/** Titles by route id. */
export const messages = {
  fundraisers: 'Spendenseiten',
  fundraiser: 'Spendenseite',
  'fundraiser-team': 'Team',
  'fundraiser-message': 'Nachricht hinterlassen',
  'fundraiser-checkout': 'Spende abschließen',
  'fundraiser-guest-checkout': 'Spende abschließen',
} as const
