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

/** The campaign parameters of the link that brought a visitor. */
export type Campaign = Partial<Record<(typeof names)[number], string>>

/** Reads the campaign from an address; undefined if there is none. */
export function campaignOf({ searchParams }: URL): Campaign | undefined {
  const found: Campaign = {}
  for (const name of names) {
    const value = searchParams.get(name)?.slice(0, 200)
    if (value) found[name] = value
  }
  return Object.keys(found).length ? found : undefined
}
