import type { OwnBid } from '../my-bids/my-bids.store.ts'

export type GridProps = Readonly<{
  /** Ids of the lots to show, in order. */
  ids: readonly string[]
  isRows: boolean
  own: ReadonlyMap<string, OwnBid>
  hash: string
}>
