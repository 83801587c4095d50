/** Texts of tickets on pages without script. */
export const ticketPageWords = {
  none: 'There are no tickets to buy at the moment.',
  free: 'free',
  on_sale: { one: '{count} left', other: '{count} left' },
  plenty: 'places available',
  all_reserved: 'all in other people’s baskets at the moment',
  offered: 'all reserved at the moment, some for people on the waiting list',
  sold_out: 'sold out',
  soon: 'not on sale yet',
  closed: 'the sale has ended',
} as const
