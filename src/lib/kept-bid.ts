/** In a lot's address: what somebody has typed in a block before they signed in, in minor units. */
export const keptBid = 'bid'

/** Untrusted: anybody can write an address. */
export function readKeptBid(query: URLSearchParams): number | undefined {
  const text = query.get(keptBid) ?? ''
  return /^[1-9]\d{0,10}$/.test(text) ? Number(text) : undefined
}
