import type { DeskLot } from '../../../api/admin-auction.ts'
import { nextBid } from '../../../lib/next-bid.ts'

/** The next asking price. */
export const nextAsk = ({ increments, asking_price, opening_price }: DeskLot): number =>
  nextBid(increments, asking_price ?? opening_price)

/** Shortcut keys in the paddle field, where only digits are typed otherwise. */
export const floorKeys = { a: 'ask', l: 'lock', h: 'hammer', p: 'pass' } as const
export type FloorKey = (typeof floorKeys)[keyof typeof floorKeys]

export const floorKeyOf = (key: string): FloorKey | undefined =>
  Object.hasOwn(floorKeys, key.toLowerCase()) ? floorKeys[key.toLowerCase() as keyof typeof floorKeys] : undefined
