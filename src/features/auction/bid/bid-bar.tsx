import { useEffect, useRef, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { auctionMessages } from '../auction.messages.ts'
import { lotMessages } from '../lot/lot.messages.ts'
import { isInterruption, obstacleTo } from '../lot/obstacle.ts'
import { isSold, lotMoney, priceOf } from '../lot-words.ts'
import { useLotTime } from '../use-lot-time.ts'
import css from './bid.css?inline'
import { bidMessages } from './bid.messages.ts'
import type { Bid } from './use-bid.ts'

/**
 * On a narrow screen: price, time and the bid button at the bottom, while the form itself is out of sight. Or why
 * nobody can bid just now.
 */
export function BidBar({ bid }: Readonly<{ bid: Bid }>) {
  useStyles(css)
  const { locale, element } = useSurroundings()
  const say = useMessages(bidMessages)
  const sayLot = useMessages(auctionMessages)
  const sayPage = useMessages(lotMessages)
  const { lot, offer, state, amount, money } = bid
  const { phase, time } = useLotTime(lot)
  const bar = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(true)
  const price = priceOf(lot, phase, sayLot)
  const obstacle = obstacleTo(lot, phase)
  const isOffered = offer !== undefined && phase === 'open' && !isSold(lot) && !obstacle
  const isInterrupted = isInterruption(obstacle) && !isSold(lot)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is there only while there is an offer
  useEffect(() => {
    const root = bar.current?.getRootNode() as ShadowRoot | undefined
    const form = root?.querySelector('.bid-form button[type=submit], .lot-obstacle')
    if (!form || !('IntersectionObserver' in globalThis)) return
    const observer = new IntersectionObserver(([entry]) => setAway((entry?.intersectionRatio ?? 0) < 0.9), {
      threshold: 0.9,
    })
    observer.observe(form)
    return () => observer.disconnect()
  }, [isOffered, isInterrupted, element])

  if (obstacle && isInterrupted) {
    return (
      <div ref={bar} className="bid-bar" data-away={isAway ? undefined : ''}>
        <p>{sayPage(obstacle, { price: money(lot.asking_price ?? 0) })}</p>
      </div>
    )
  }
  if (!isOffered) return null
  const shown = money(amount ?? offer.least)
  return (
    <div ref={bar} className="bid-bar" data-away={isAway ? undefined : ''}>
      <p className="bid-bar-words">
        {price && <strong>{lotMoney(lot, price.minor, locale)}</strong>}
        <span>{time}</span>
      </p>
      <Button variant="primary" busy={state.type === 'sending' || state.type === 'unsure'} onClick={bid.submit}>
        {say(bid.word, { amount: shown })}
      </Button>
    </div>
  )
}
