/** English sentences why a bid leads, won or lost. */
export const outcomeWords = {
  leads: 'Your bid leads at {price}.',
  sealed: 'Your bid of {amount} is sealed until the close.',
  won: 'Your bid was the best: you pay {price}.',
  copy: 'The organiser has sold you one for {price}.',
  copyRefunded: 'The organiser had sold you one. What you paid for it was refunded.',
  refunded: 'Your bid was the best. What you paid for it was refunded.',
  reserve: 'Your bid led, but it did not reach the reserve, so the lot was not sold.',
  earlier: '{rival} had offered more than your {amount} before you bid, so the price went to {price}.',
  tie: '{rival} had offered {amount} before you did. Of equal bids the earlier one leads.',
  overtaken: '{rival} bid more than your {amount} at {time}, so the price went to {price}.',
  overtakenOnFloor: '{rival} bid {price} in the room at {time}. You had bid up to {amount}.',
  unused: 'The hammer fell at {price}, before the auctioneer had bid up to your {amount}.',
  notSold: 'Your bid was the best, but the auctioneer has not sold the lot.',
  passed: 'Nobody bid in the room, so the lot was not sold.',
  withdrawn: 'The organiser has withdrawn this lot.',
  bidWithdrawn: 'The organiser has withdrawn your bid.',
  because: '{what} Their reason: {reason}',
  waiting: 'The auctioneer can bid up to your {amount} for you.',
  bought: 'Somebody bought it for {price} before the bidding ended.',
  taken: 'Your bid was the best, but the organiser has taken the sale back.',
  behind: 'Another bid is better.',
  notBest: 'Another bid was better.',
  beaten: 'Another sealed bid was better than your {amount}.',
  sealedTie: 'Another sealed bid of {amount} came before yours. Of equal bids the earlier one wins.',
  paddle: 'Paddle {number}',
} as const

/** English texts of notifications to bidders. */
export const alertWords = {
  outbid: 'You have been outbid. The price is {price} now.',

  won: 'You have won it for {price}.',
  lost: 'The bidding has ended. Somebody else has won it.',
  unsold: 'The bidding has ended. It was not sold.',
  reopened: 'The organiser has opened the bidding again.',
  on_floor: 'It is on the floor now.',
  withdrawn: 'The organiser has withdrawn this: {reason}',
  charge_failed: 'Your card was not charged. Please pay {price} yourself.',
} as const
