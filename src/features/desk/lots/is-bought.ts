import type { LotKind } from '../../../api/lot-kinds.ts'

/** Is a lot of this kind sold at its price, without bids? */
export const isBought = (kind: LotKind) => kind === 'buy_now' || kind === 'sponsor_item'
