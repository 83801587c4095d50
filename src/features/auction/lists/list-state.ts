import type { LotKind } from '../../../api/lot-kinds.ts'

/** How the lots can be sorted, the default first. */
export const sorts = ['number', 'ending', 'most-bids', 'no-bids', 'price-up', 'price-down'] as const
export type Sort = (typeof sorts)[number]

/** What a list of lots shows, as kept in the address. */
export interface ListState {
  /** The searched text. */
  q: string
  sort: Sort
  /** Empty: all categories. */
  category: string
  watching: boolean
  /** Only lots that the visitor has bid on. */
  mine: boolean
  /** Rows instead of cards. */
  rows: boolean
}

export const plainList: ListState = {
  q: '',
  sort: 'number',
  category: '',
  watching: false,
  mine: false,
  rows: false,
}

/** Unknown values are ignored. */
export function listStateOf(query: URLSearchParams): ListState {
  const is = (name: string) => query.get(name) === 'yes'
  return {
    q: query.get('q') ?? '',
    sort: sorts.find(sort => sort === query.get('sort')) ?? 'number',
    category: query.get('category') ?? '',
    watching: is('watching'),
    mine: is('mine'),
    rows: query.get('view') === 'list',
  }
}

/**
 * The part that applies to these kinds. Sorting by bids has no meaning where nobody bids, but stays in the address for
 * other lists.
 */
export function listStateFor(kinds: readonly LotKind[], state: ListState): ListState {
  if (areBiddable(kinds)) return state
  return { ...state, mine: false, sort: sortsByBids(state.sort) ? 'number' : state.sort }
}

/** Does it sort by bids? */
export const sortsByBids = (sort: Sort): boolean => /bids/.test(sort)

/** The address's query, without default values. */
export function queryOf({ q, sort, category, watching, mine, rows }: ListState) {
  return {
    q: q.trim() || undefined,
    sort: sort === 'number' ? undefined : sort,
    category: category || undefined,
    watching: watching ? 'yes' : undefined,
    mine: mine ? 'yes' : undefined,
    view: rows ? 'list' : undefined,
  }
}

/** Does a filter hide any lots? */
export function isFiltered({ q, category, watching, mine }: ListState): boolean {
  return Boolean(q.trim() || category || watching || mine)
}

/** Can people bid on lots of these kinds? Empty: every kind. */
export function areBiddable(kinds: readonly LotKind[]): boolean {
  return !kinds.length || kinds.some(kind => kind !== 'buy_now' && kind !== 'sponsor_item')
}
