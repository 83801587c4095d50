const names = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'fbclid',
] as const

/** Where a visitor came from, as a link of a mailing or an advertisement says it. */
export type Campaign = Partial<Record<(typeof names)[number], string>>

/** What an address says of a campaign; undefined where it says nothing. */
export function campaignOf({ searchParams }: URL): Campaign | undefined {
  const found: Campaign = {}
  for (const name of names) {
    const value = searchParams.get(name)?.slice(0, 200)
    if (value) found[name] = value
  }
  return Object.keys(found).length ? found : undefined
}
