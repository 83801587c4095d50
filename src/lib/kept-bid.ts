/** The query parameter of a lot's address with the bid that was typed in a block before the sign-in, in minor units. */
export const keptBid = 'bid'

/** The typed bid in an address. Untrusted: anybody can write an address. */
export function readKeptBid(query: URLSearchParams): number | undefined {
  const text = query.get(keptBid) ?? ''
  return /^[1-9]\d{0,10}$/.test(text) ? Number(text) : undefined
}
