export const germanAuctionPageWords = {
  number: 'Los {number}',
  currentBid: 'Aktuelles Gebot {amount}',
  startingBid: 'Gebote ab {amount}',
  soldFor: 'Verkauft für {amount}',
  costs: 'Kostet {amount}',
  closed: 'Die Gebote sind beendet',
  ends: 'Endet {moment}',
  value: 'Ladenpreis {amount}',
  donor: 'Gestiftet von {donor}',
  age: 'Nur für Menschen ab {years} Jahren',
  allLots: 'Alle Lose',
  lots: { one: '{count} Los', other: '{count} Lose' },
} as const
