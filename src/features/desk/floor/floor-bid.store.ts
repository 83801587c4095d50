import type { DeskLot } from '../../../api/admin-auction.ts'
import { nextBid } from '../../../lib/next-bid.ts'

/** What to ask for after what is asked now. */
export const nextAsk = ({ increments, asking_price, opening_price }: DeskLot): number =>
  nextBid(increments, asking_price ?? opening_price)

/** Keys in the paddle field, which takes digits alone. */
export const floorKeys = { a: 'ask', l: 'lock', h: 'hammer', p: 'pass' } as const
export type FloorKey = (typeof floorKeys)[keyof typeof floorKeys]

export const floorKeyOf = (key: string): FloorKey | undefined =>
  Object.hasOwn(floorKeys, key.toLowerCase()) ? floorKeys[key.toLowerCase() as keyof typeof floorKeys] : undefined
