import type { DeskLot } from '../../../api/admin-auction.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { formatLogTime } from '../../../lib/log-time.ts'
import { paddleWords } from '../paddle-words.ts'
import { floorMessages } from './floor.messages.ts'

type Props = Readonly<{ refused: DeskLot['refused']; money: (minor: number) => string }>

/** Bids from devices that were refused, in case a bidder asks the organiser why. */
export function RefusedBids({ refused, money }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(floorMessages)
  if (!refused.length) return null
  return (
    <section>
      <h3 className="floor-subtitle">{say('refusedBids')}</h3>
      <ol className="floor-log">
        {refused.map(bid => (
          <li key={bid.refusal_id}>
            <time dateTime={bid.at}>{formatLogTime(bid.at, locale, Date.now())}</time>
            <span>
              {say('paddle')} {paddleWords(bid)} · {bid.why ?? say('tooLow')}
            </span>
            <span className="floor-amount">{bid.amount !== undefined && money(bid.amount)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
