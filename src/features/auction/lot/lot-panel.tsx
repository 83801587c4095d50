import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { auctionMessages } from '../auction.messages.ts'
import { AlertPermission } from '../bid/alert-permission.tsx'
import { BidForm } from '../bid/bid-form.tsx'
import { priceFor } from '../bid/price-for.ts'
import type { Bid } from '../bid/use-bid.ts'
import { isSold, lotMoney, notesOf, stateOf } from '../lot-words.ts'
import { useLotTime } from '../use-lot-time.ts'
import { BidNotices } from './bid-notices.tsx'
import { bidderNames } from './bidder-names.ts'
import { BuyBox } from './buy-box.tsx'
import { lotMessages } from './lot.messages.ts'
import { obstacleTo } from './obstacle.ts'
import { seenHashes } from './seen-hashes.store.ts'

/** The price, the remaining time, and what the visitor can do. */
export function LotPanel({ bid, notLive }: Readonly<{ bid: Bid; notLive: string | undefined }>) {
  const say = useMessages(lotMessages)
  const sayLot = useMessages(auctionMessages)
  const { site, locale } = useSurroundings()
  const { lot, standing, money } = bid
  const { auction_item_id: id, sequence, log_hash } = lot
  useEffect(() => seenHashes(site).add(id, sequence, log_hash), [site, id, sequence, log_hash])
  const { phase, time } = useLotTime(lot)
  const state = stateOf(lot, phase, sayLot)
  const price = priceFor(bid, phase, sayLot)
  const obstacle = obstacleTo(lot, phase)
  const isClosed = lot.state === 'closed'
  const hasLeaders = lot.state === 'open' || (isClosed && lot.soldYN)
  const names = hasLeaders ? bidderNames(lot.leaders, say, locale) : undefined
  const leadersKey = isClosed ? 'wonBy' : lot.asking_price === undefined ? 'ledBy' : 'ledByAt'
  const outcome = useRef<HTMLDivElement>(null)
  const sent = bid.state.type
  // The button that was pressed is below what became of the bid.
  useEffect(() => {
    if (sent !== 'idle') outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [sent])
  return (
    <div className="lot-panel">
      <header className="lot-head">
        <p className="lot-quiet">
          {sayLot('number', { number: String(lot.number) })} {state && <Badge kind={state.kind}>{state.text}</Badge>}
        </p>
        <h1 className="lot-title" tabIndex={-1}>
          {lot.title}
        </h1>
        {lot.summary && <p className="lot-summary">{lot.summary}</p>}
      </header>
      <div className="lot-price">
        {price && (
          <p>
            <span className="lot-quiet">{price.label}</span>
            <strong key={price.minor} className="lot-amount">
              {lotMoney(lot, price.minor, locale)}
            </strong>
          </p>
        )}
        {time && <p className="lot-time">{time}</p>}
      </div>
      <p className="lot-quiet">
        {[
          // The button shows the buy-now price, so the notes leave it out.
          ...notesOf({ ...lot, buy_now_price: undefined }, phase, sayLot, locale),
          ...(names ? [say(leadersKey, { names, price: money(lot.price ?? 0) })] : []),
        ].join(' · ')}
      </p>
      {notLive && <p className="lot-quiet">{say('notLive')}</p>}
      <div ref={outcome} className="lot-outcome">
        <BidNotices bid={bid} obstacle={obstacle} />
      </div>
      {!isSold(lot) && !obstacle && phase === 'open' && <BidForm bid={bid} />}
      {lot.buy_now_price !== undefined && phase === 'open' && <BuyBox lot={lot} />}
      {standing.type !== 'none' && lot.state === 'open' && lot.kind !== 'sealed_bid' && <AlertPermission />}
      {phase === 'open' && lot.kind === 'competitive_bid' && !lot.without_bidsYN && lot.extension_minutes > 0 && (
        <p className="lot-quiet">{say('extends', { count: lot.extension_minutes })}</p>
      )}
    </div>
  )
}
