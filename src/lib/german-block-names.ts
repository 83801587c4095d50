/** The German names of the blocks by tag, for the title of a frame. */
export const germanBlockNames: Readonly<Record<string, string>> = {
  'auction-lots': 'Auktion',
  'buy-now': 'Sofortkauf',
  'donation-form': 'Spenden',
  'donation-progress': 'Spendenstand',
  'individual-giving': 'Spendenseiten',
  leaderboard: 'Rangliste',
  microsite: 'Veranstaltung',
  'pledge-list': 'Zusagen',
  tickets: 'Karten',
  'total-raised': 'Gesamtsumme',
}
