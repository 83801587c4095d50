import type { LotKind } from '../../../src/api/lot-kinds.ts'
import type { DemoTime } from './demo-time.ts'

/** The auction of a demo event. */
export interface DemoAuction {
  /** In the order of the catalogue. */
  categories: Readonly<Record<string, string>>
  /** In the order of the catalogue; the first has number 1. */
  lots: readonly DemoLot[]
}

/** Amounts are minor units. Times are minutes from the seeding, negative in the past, or a time on a day. */
export interface DemoLot {
  kind: LotKind
  /** A key of the auction's categories. */
  category: string
  title: string
  summary: string
  /** HTML. */
  description: string
  donor?: string
  /** Names of its drawings in the event's folder `lots`, the first for lists. */
  art: readonly [string, ...string[]]
  /** Omitted: it is not sold elsewhere. */
  retailValue?: number
  restrictions?: string
  /** In years. */
  minimumAge?: number
  /** Shown, but nobody can bid. */
  withoutBids?: boolean
  /** Default: its `buyNow` price. */
  opening?: number
  reserve?: number
  buyNow?: number
  /** Default: 1. */
  stock?: number
  /** Default: 1. */
  winners?: number
  /**
   * Does the server bid for its bidders up to their maximum? Otherwise a bid is what its bidder pays. Default: true.
   */
  proxy?: boolean
  /** Default: three days ago. */
  opens?: number
  closes: number | DemoTime
  /**
   * In the order in which they were placed: the beginning of the bidder's address, and their maximum. The rules must
   * accept all of them.
   */
  bids?: readonly (readonly [bidder: string, amount: number])[]
}
