/** A promise of £50, as whoever has its link reads it. */
export const promised = {
  pledge_item_id: 'care',
  title: 'A night of care',
  amount: 50_00,
  matched: 0,
  currency: 'GBP',
  currency_decimals: 2,
  parts: [],
  status: 'open',
  guest: { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' },
}

export const readCall = 'GET /checkout/promised-pledge'
