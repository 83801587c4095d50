import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { auctionMessages } from '../auction.messages.ts'
import { lotMoney } from '../lot-words.ts'
import { useLotTime } from '../use-lot-time.ts'
import type { GroupType } from './bid-groups.ts'
import { myBidsMessages } from './my-bids.messages.ts'
import type { OwnBid } from './my-bids.store.ts'

/** A lot that somebody has bid on: how it stands, why, and the one action that is due. */
export function BidRow({ bid, type }: Readonly<{ bid: OwnBid; type: GroupType }>) {
  const { site, locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(myBidsMessages)
  const sayLot = useMessages(auctionMessages)
  const { phase, time } = useLotTime(bid)
  const { auction_item_id: id, kind, title, picture, price, own_maximum, to_pay, why } = bid
  const href = hrefTo('auction-item', { id })
  const src = picture && completeUrl(picture, site.host)?.href
  const money = (minor: number) => lotMoney(bid, minor, locale)
  const words = [
    type === 'refunded' && say('refundedAmount'),
    to_pay !== undefined && type !== 'refunded' && say('youPay', { amount: money(to_pay) }),
    to_pay !== undefined && bid.promisedYN && say('promised'),
    phase === 'withdrawn' && sayLot('withdrawn'),
    to_pay === undefined &&
      price !== undefined &&
      phase !== 'withdrawn' &&
      say(type === 'lost' ? 'endedAt' : 'price', { amount: money(price) }),
    (type === 'leading' || type === 'outbid' || type === 'placed') &&
      say(kind === 'sealed_bid' ? 'bid' : 'maximum', { amount: money(own_maximum) }),
    time?.replaceAll(' ', '\u00a0'),
  ]
  return (
    <li className="my-bids-row">
      {src ? <img src={src} alt="" width={96} height={54} loading="lazy" /> : <span className="my-bids-no-picture" />}
      <div className="my-bids-words">
        <a href={href}>{title}</a>
        <span className="my-bids-quiet">{words.filter(Boolean).join(' · ')}</span>
        {type !== 'leading' && why && (
          <details className="my-bids-why" open={type === 'lost' || undefined}>
            <summary>{say('why')}</summary>
            <p>{why}</p>
          </details>
        )}
      </div>
      {type === 'outbid' && phase === 'open' && <LinkButton href={href}>{say('bidAgain')}</LinkButton>}
    </li>
  )
}
