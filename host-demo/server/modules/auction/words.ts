/** Why a bid leads, won or lost. */
export const outcomeWords = {
  leads: 'Your bid leads at {price}.',
  sealed: 'Your bid of {amount} is sealed until the close.',
  won: 'Your bid was the best: you pay {price}.',
  reserve: 'Your bid led, but it did not reach the reserve, so the lot was not sold.',
  earlier: 'Paddle {rival} had offered more than your {amount} before you bid, so the price went to {price}.',
  tie: 'Paddle {rival} had offered {amount} before you did. Of equal bids the earlier one leads.',
  overtaken: 'Paddle {rival} bid more than your {amount} at {time}, so the price went to {price}.',
  beaten: 'Another sealed bid was better than your {amount}.',
} as const
