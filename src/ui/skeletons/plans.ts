/** The specification's route keys, and the checkout's own layout. */
export type SkeletonKey = keyof typeof plans

/** The parts of a screen from top to bottom, with how many of each. */
export type Plan = Readonly<{ width?: 'narrow' | 'reading'; parts: Readonly<Partial<Record<PartName, number>>> }>

export type PartName =
  | 'hero'
  | 'back'
  | 'title'
  | 'lead'
  | 'tabs'
  | 'search'
  | 'fields'
  | 'button'
  | 'prose'
  | 'rows'
  | 'ranks'
  | 'tiles'
  | 'cards'
  | 'lot'
  | 'checkout'

const form = (fields: number): Plan => ({ width: 'narrow', parts: { title: 1, lead: 1, fields, button: 1 } })
const listing = (cards: 6 | 8): Plan => ({ parts: { title: 1, search: 1, cards } })
const questions: Plan = { width: 'reading', parts: { title: 1, lead: 1, rows: 6 } }
const lot: Plan = { parts: { back: 1, lot: 1 } }

export const plans = {
  login: form(2),
  register: form(5),
  pr: form(1),
  rp: form(1),
  your_account: { parts: { title: 1, tabs: 1, rows: 6 } },
  tickets: { parts: { title: 1, lead: 1, rows: 6 } },
  donate: { width: 'narrow', parts: { title: 1, lead: 1, tiles: 6, fields: 1, button: 1 } },
  pledge: listing(6),
  surveys: questions,
  polls: questions,
  auction_item: lot,
  raffle_item: lot,
  pledge_view: lot,
  live_auction: listing(8),
  buy_now_items: listing(8),
  sealed_auction: listing(8),
  silent_auction: listing(8),
  auction: listing(8),
  fundraising: listing(6),
  raffle: listing(6),
  auction_ct: { parts: { title: 1, tabs: 1, cards: 6 } },
  leaderboard: { parts: { title: 1, ranks: 8 } },
  root: { width: 'reading', parts: { title: 1, lead: 1, prose: 2 } },
  home: { parts: { hero: 1, tiles: 6, cards: 6 } },
  checkout: { parts: { back: 1, title: 1, checkout: 1 } },
} as const satisfies Readonly<Record<string, Plan>>
