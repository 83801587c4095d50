import { atom } from 'nanostores'
import type { placeBid } from '../../../api/bids.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { auth } from '../../../store/auth.ts'
import { persistence } from '../../../store/persistence.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'

/** The server's answer to a bid that it has accepted. */
export type Placed = OutputOf<typeof placeBid>
export type Receipt = Placed['receipt']

/** How many receipts the device keeps. */
const mostReceipts = 100

/** The next user of the device must not see what this one has offered. */
interface Kept extends Receipt {
  readonly user?: string | undefined
  /** The last characters of the session's token, for a bid that was placed before its user was known. */
  readonly session?: string | undefined
}

/** The bids placed on this page by lot, and their receipts, which stay on the device as the bidder's proof. */
export const placedBids = defineUserSlice('auction-placed-bids', site => {
  const { read, write } = persistence(site)
  const user = auth(site).$state.get().user?.user_id
  const $placed = atom<Readonly<Record<string, Placed>>>({})
  const account = () => Object(read('account')) as { receipts?: unknown }
  const receipts = () => (Array.isArray(account().receipts) ? (account().receipts as Kept[]) : [])
  const session = () => site.$token.get()?.slice(-8)
  const isOwn = (kept: Kept | null) =>
    kept?.user ? kept.user === user : kept?.session !== undefined && kept.session === session()
  if (user && receipts().some(kept => !kept?.user && isOwn(kept))) {
    write('account', { ...account(), receipts: receipts().map(kept => (isOwn(kept) ? { ...kept, user } : kept)) })
  }
  return {
    $placed,
    add(placed: Placed): void {
      const { auction_item_id: id } = placed.receipt
      $placed.set({ ...$placed.get(), [id]: placed })
      const others = receipts().filter(({ hash }) => hash !== placed.receipt.hash)
      const whose = user ? { user } : { session: session() }
      write('account', { ...account(), receipts: [...others, { ...placed.receipt, ...whose }].slice(-mostReceipts) })
    },
    /** The user's receipts of a lot, oldest first. */
    receiptsOf: (id: string): readonly Receipt[] =>
      receipts().filter(kept => isOwn(kept) && kept.auction_item_id === id),
  }
})
