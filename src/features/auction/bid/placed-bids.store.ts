import { atom } from 'nanostores'
import type { placeBid } from '../../../api/bids.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { persistence } from '../../../store/persistence.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'

/** The server's answer to a bid that it has accepted. */
export type Placed = OutputOf<typeof placeBid>
export type Receipt = Placed['receipt']

/** How many receipts the device keeps. */
const mostReceipts = 100

/** The bids placed on this page by lot, and their receipts, which stay on the device as the bidder's proof. */
export const placedBids = defineUserSlice('auction-placed-bids', site => {
  const { read, write } = persistence(site)
  const $placed = atom<Readonly<Record<string, Placed>>>({})
  const account = () => Object(read('account')) as { receipts?: unknown }
  const receipts = () => (Array.isArray(account().receipts) ? (account().receipts as Receipt[]) : [])
  return {
    $placed,
    add(placed: Placed): void {
      const { auction_item_id: id } = placed.receipt
      $placed.set({ ...$placed.get(), [id]: placed })
      const others = receipts().filter(({ hash }) => hash !== placed.receipt.hash)
      write('account', { ...account(), receipts: [...others, placed.receipt].slice(-mostReceipts) })
    },
    /** The receipts of a lot, oldest first. */
    receiptsOf: (id: string): readonly Receipt[] => receipts().filter(kept => Object(kept).auction_item_id === id),
  }
})
