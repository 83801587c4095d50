/** Texts of lots on pages without script. */
export const auctionPageWords = {
  number: 'Lot {number}',
  currentBid: 'Current bid {amount}',
  startingBid: 'Bids from {amount}',
  soldFor: 'Sold for {amount}',
  soldFrom: 'Sold from {amount}',
  costs: 'Costs {amount}',
  closed: 'Bidding has ended',
  ends: 'Ends {moment}',
  value: 'Worth {amount} in a shop',
  donor: 'Given by {donor}',
  age: 'Only for people aged {years} or over',
  allLots: 'All lots',
  lots: { one: '{count} lot', other: '{count} lots' },
} as const
