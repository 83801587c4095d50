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
type Kept = Receipt & { readonly user: string }

/** The bids placed on this page by lot, and their receipts, which stay on the device as the bidder's proof. */
export const placedBids = defineUserSlice('auction-placed-bids', site => {
  const { read, write } = persistence(site)
  const user = auth(site).$state.get().user?.user_id
  const $placed = atom<Readonly<Record<string, Placed>>>({})
  const account = () => Object(read('account')) as { receipts?: unknown }
  const receipts = () => (Array.isArray(account().receipts) ? (account().receipts as Kept[]) : [])
  return {
    $placed,
    add(placed: Placed): void {
      const { auction_item_id: id } = placed.receipt
      $placed.set({ ...$placed.get(), [id]: placed })
      const others = receipts().filter(({ hash }) => hash !== placed.receipt.hash)
      write('account', { ...account(), receipts: [...others, { ...placed.receipt, user }].slice(-mostReceipts) })
    },
    /** The user's receipts of a lot, oldest first. */
    receiptsOf: (id: string): readonly Receipt[] =>
      receipts().filter(kept => user && kept?.user === user && kept.auction_item_id === id),
  }
})
