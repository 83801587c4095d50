import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useMemo } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Notice } from '../../../ui/notice.tsx'
import { type Alert, alerts } from '../my-bids/alerts.store.ts'
import { bidMessages } from './bid.messages.ts'
import { placedBids } from './placed-bids.store.ts'
import type { Bid } from './use-bid.ts'

/** Says that the organiser has just withdrawn a bid, and why, where an earlier bid of the visitor counts again. */
export function WithdrawnBid({ bid: { lot, standing } }: Readonly<{ bid: Bid }>) {
  const say = useMessages(bidMessages)
  const id = lot.auction_item_id
  const withdrawn = useAlert(`${id} bid_withdrawn`)
  const reinstated = useAlert(`${id} bid_reinstated`)
  const placed = useStore(useUserSlice(placedBids).$placed)[id]
  const since = Math.max(reinstated?.sequence ?? 0, placed?.receipt.sequence ?? 0)
  if (!withdrawn || withdrawn.sequence < since || lot.state !== 'open' || standing.type === 'withdrawn') return null
  return (
    <Notice kind="info" title={say('withdrawnTitle')} silent>
      {withdrawn.body}
    </Notice>
  )
}

const $none = atom<Alert | undefined>()

function useAlert(key: string): Alert | undefined {
  const alerted = useUserSlice(alerts)
  return useStore(useMemo(() => alerted?.item(key) ?? $none, [alerted, key]))
}
