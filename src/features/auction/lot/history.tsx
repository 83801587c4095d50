import { useEffect, useRef, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { formatLogTime } from '../../../lib/log-time.ts'
import { MoneyText } from '../../../ui/money-text.tsx'
import { type LotDetails, lot as liveLot } from '../lot.store.ts'
import { bidderNames } from './bidder-names.ts'
import { lotMessages } from './lot.messages.ts'

/** The bids on a lot by display name or paddle, the newest first. Read again only while it is expanded. */
export function History({ lot }: Readonly<{ lot: LotDetails }>) {
  const { locale } = useSurroundings()
  const { time_zone: timeZone } = useSettings()
  const say = useMessages(lotMessages)
  const [isOpen, setOpen] = useState(false)
  useFreshHistory(lot, isOpen)
  const isSealed = lot.kind === 'sealed_bid' && lot.state === 'open'
  return (
    <details className="lot-history" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="lot-heading">{say('history')}</summary>
      {lot.history.length === 0 ? (
        <p>{say(isSealed ? 'historySealed' : 'historyEmpty')}</p>
      ) : (
        <table className="lot-bids">
          <thead>
            <tr>
              <th scope="col">{say('who')}</th>
              <th scope="col">{say('when')}</th>
              <th scope="col">{say('price')}</th>
            </tr>
          </thead>
          <tbody>
            {lot.history.map(({ sequence, at, bidder, price, replacedYN }) => (
              <tr key={sequence}>
                <td>{bidderNames([bidder], say, locale)}</td>
                <td>
                  <time dateTime={at}>{formatLogTime(at, locale, Date.now(), timeZone)}</time>
                </td>
                <td>
                  <MoneyText
                    money={{ minor: price, currency: lot.currency, decimals: lot.currency_decimals }}
                    locale={locale}
                  />
                  {replacedYN && <span className="lot-replaced">{say('replaced')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}

/** Milliseconds between two reads, so that fast bids do not cause as many reads. */
const pause = 3000

/** A push of bids has no history, so it is read again after new bids, while it is expanded. */
function useFreshHistory({ auction_item_id: id, bid_count }: LotDetails, isOpen: boolean): void {
  const { site } = useSurroundings()
  const readAt = useRef(Number.NEGATIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each bid makes the history outdated
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(
      () => {
        readAt.current = performance.now()
        void liveLot(site, id).refresh()
      },
      Math.max(0, readAt.current + pause - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [isOpen, bid_count, site, id])
}
