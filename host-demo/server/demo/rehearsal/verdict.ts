import type { Lot } from '../../../../src/api/auction.ts'
import { endpoints } from '../../../../src/api/table.ts'
import { ask } from './call.ts'
import type { Guest } from './guest.ts'
import { readLots } from './view.ts'

/** Milliseconds that the last pushes get to arrive. */
const timeLimit = 20_000

/** Fields in which every guest's view must equal the server's. */
const compared = ['sequence', 'state', 'price', 'next_bid', 'bid_count', 'ends_at'] as const

/** Describes in sentences where guests see other prices than the server has, and accepted bids that it lost. */
export async function problemsOf(guests: readonly Guest[]): Promise<string[]> {
  const [first] = guests
  if (!first) return ['Nobody came.']
  const before = Date.now()
  let different = differences(guests, await readLots(first.session))
  while (different.length && Date.now() - before < timeLimit) {
    await new Promise(done => setTimeout(done, 200))
    different = differences(guests, await readLots(first.session))
  }
  return [...different, ...(await lostBids(guests))]
}

function differences(guests: readonly Guest[], truth: readonly Lot[]): string[] {
  return guests.flatMap(({ view }, index) =>
    truth.flatMap(lot => {
      const seen = view.lots.get(lot.auction_item_id)
      const field = compared.find(name => seen?.[name] !== lot[name])
      if (!field) return []
      return `Guest ${index + 1} sees ${field} ${seen?.[field]} of “${lot.title}”, the server has ${lot[field]}.`
    }),
  )
}

async function lostBids(guests: readonly Guest[]): Promise<string[]> {
  const lost: string[] = []
  for (const [index, { session, bids }] of guests.entries()) {
    const { items } = await ask(session, endpoints.accountBids, {})
    for (const [id, amount] of bids) {
      const item = items.find(item => item.auction_item_id === id)
      const stands = item?.own_maximum
      // A bid on the floor does not replace a higher one from before.
      const isKept = item?.kind === 'live_auction' ? item.own_maximum >= amount : stands === amount
      if (!isKept) lost.push(`Guest ${index + 1} bid ${amount} on ${id}, and the server has ${stands}.`)
    }
  }
  return lost
}
