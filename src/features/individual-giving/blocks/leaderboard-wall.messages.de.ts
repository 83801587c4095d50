export const messages = {
  fundraisers: 'Auf Spendenseiten gesammelt',
  teams: 'Von Teams gesammelt',
  'fundraisers.none': 'Hier steht bald, wer am meisten gesammelt hat.',
  'teams.none': 'Hier stehen bald die Teams, die am meisten gesammelt haben.',
} as const
