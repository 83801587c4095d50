import { closeLot as close, resultOf } from '../close-lot.ts'
import { lotAction, refuseUnless } from './lot-action.ts'

interface Asked {
  readonly auction_item_id: string
  readonly idempotency_key?: string | null | undefined
}

interface WithReason extends Asked {
  readonly reason?: string | null | undefined
}

export const pauseLot = lotAction<WithReason>(async ({ sale, lot, change }, { reason }) => {
  refuseUnless(lot.state === 'open' && lot.paused_at === null && (isLive(lot) || sale.at < lot.effective_ends_at))
  return change({ kind: 'paused', details: { reason: reason ?? null } }, { paused_at: sale.at })
})

/** Continues the bidding. The end moves by as long as it was interrupted. */
export const resumeLot = lotAction<Asked>(async ({ sale, lot, change }) => {
  refuseUnless(lot.state === 'open' && lot.paused_at !== null)
  const paused = sale.at.getTime() - (lot.paused_at ?? sale.at).getTime()
  const effective_ends_at = new Date(lot.effective_ends_at.getTime() + paused)
  return change({ kind: 'resumed' }, { paused_at: null, effective_ends_at })
})

export const extendLot = lotAction<Asked & { minutes: number }>(async ({ sale, lot, change }, { minutes }) => {
  const effective_ends_at = new Date(lot.effective_ends_at.getTime() + minutes * 60_000)
  refuseUnless(lot.state === 'open' && !isLive(lot) && lot.effective_ends_at > sale.at && effective_ends_at > sale.at)
  const closes_at = effective_ends_at < lot.closes_at ? effective_ends_at : lot.closes_at
  return change({ kind: 'extended', details: { minutes } }, { closes_at, effective_ends_at })
})

/** Closes the lot now, as if its end had come. */
export const closeLot = lotAction<WithReason>(async ({ trx, sale, lot, actor }, { reason }) => {
  refuseUnless(lot.state === 'open' && !isLive(lot))
  const entry = { kind: 'closed', actor, details: { reason: reason ?? null } } as const
  return close(trx, sale, lot, await resultOf(trx, sale, lot), entry)
})

const isLive = ({ kind }: { readonly kind: string }) => kind === 'live_auction'
