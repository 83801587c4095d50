export const messages = {
  tabs: '{Fundraisers} und Teams',
  people: '{Fundraisers}',
  teams: 'Teams',
  lead: 'Finden Sie jemanden, den Sie kennen, und spenden Sie auf der Seite.',
  yourPage: 'Ihre Seite',
  count: { one: '{count} Seite', other: '{count} Seiten' },
  someOf: { one: '{count} Seite gefunden', other: '{count} Seiten gefunden' },
  nothingTitle: 'Niemand mit diesem Namen',
  nothing: 'Versuchen Sie es mit Vorname, Nachname oder Team.',
  emptyTitle: 'Machen Sie den Anfang',
  empty: 'Noch hat niemand eine Seite. Legen Sie Ihre an und bitten Sie Bekannte, dort zu spenden.',
  clear: 'Alle zeigen',
} as const
