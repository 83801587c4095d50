import type { ListedFundraiser, ListedTeam } from '../fundraisers.store.ts'

/** How pages can be sorted, the default first. */
export const sorts = ['raised', 'name', 'newest'] as const
export type Sort = (typeof sorts)[number]

/** What a list shows, as kept in the address. */
export interface ListState {
  q: string
  sort: Sort
  show: 'people' | 'teams'
}

/** Unknown values are ignored. */
export function listStateOf(query: URLSearchParams): ListState {
  return {
    q: query.get('q') ?? '',
    sort: sorts.find(sort => sort === query.get('sort')) ?? 'raised',
    show: query.get('show') === 'teams' ? 'teams' : 'people',
  }
}

/** The address's query, without default values. */
export function queryOf({ q, sort, show }: ListState) {
  return {
    q: q.trim() || undefined,
    sort: sort === 'raised' ? undefined : sort,
    show: show === 'teams' ? show : undefined,
  }
}

type Searched = Pick<ListedFundraiser, 'name' | 'team_name'> | Pick<ListedTeam, 'name'>

/** The keys of those with every word of the search in their name or team, ignoring case and accents. */
export function matching(items: ReadonlyMap<string, Searched>, keys: readonly string[], q: string): string[] {
  const words = plain(q).split(/\s+/).filter(Boolean)
  return keys.filter(key => {
    const item = items.get(key)
    if (!item) return false
    const text = plain(`${item.name} ${'team_name' in item ? (item.team_name ?? '') : ''}`)
    return words.every(word => text.includes(word))
  })
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
