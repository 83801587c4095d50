export const messages = {
  loading: 'Die Zusagen werden geladen',
  failed: 'Die Zusagen lassen sich gerade nicht zeigen.',
  give: 'Der Organisation spenden',
  pledged: 'zugesagt',
  matchedToo: '+ {amount} aufgestockt',
  ofTarget: 'von {target}',
  share: '{pledged} von {target} zugesagt',
  count: { one: '{count} Zusage', other: '{count} Zusagen' },
  closed: 'Beendet',
} as const
