import type { ReactNode } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { completeUrl } from '../../lib/complete-url.ts'
import { Badge } from '../../ui/badge.tsx'
import { PictureCard } from '../../ui/picture-card.tsx'
import { useStyles } from '../../ui/styles.ts'
import { auctionMessages } from './auction.messages.ts'
import css from './lot-card.css?inline'
import { type LotState, lotMoney, notesOf, priceOf, stateOf } from './lot-words.ts'
import type { ListedLot } from './lots.store.ts'
import { useLotTime } from './use-lot-time.ts'

type Props = Readonly<{
  lot: ListedLot
  /** Heading level. Default: 2. */
  level?: 2 | 3
  /** How the visitor's own bid stands: shown instead of the lot's state. */
  own?: LotState | undefined
  /** A button over the picture. */
  corner?: ReactNode
  isRow?: boolean
  /** Loads the picture at once, because the card is in view. */
  eager?: boolean
  /** A button below the price. */
  children?: ReactNode
}>

/** A lot in a list: its picture, price, state and remaining time. */
export function LotCard({ lot, level = 2, own, corner, isRow = false, eager = false, children }: Props) {
  useStyles(css)
  const { site, locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(auctionMessages)
  const { phase, time } = useLotTime(lot)
  const state = own ?? stateOf(lot, phase, say)
  const price = priceOf(lot, phase, say)
  const notes = notesOf(lot, phase, say, locale)
  const src = lot.picture && completeUrl(lot.picture, site.host)?.href
  return (
    <PictureCard
      href={hrefTo('auction-item', { id: lot.auction_item_id })}
      title={lot.title}
      level={level}
      picture={src ? { src, alt: '' } : undefined}
      state={state && <Badge kind={state.kind}>{state.text}</Badge>}
      corner={corner}
      over={say('number', { number: String(lot.number) })}
      isRow={isRow}
      eager={eager}
      foot={
        <div className="lot-card-foot">
          {price && (
            <p className="lot-card-price">
              <span className="lot-card-label">{price.label}</span>{' '}
              <strong className="lot-card-amount">{lotMoney(lot, price.minor, locale)}</strong>
            </p>
          )}
          {/* Reserves a line for the text that a first bid adds, so that no card grows. */}
          <p className="lot-card-notes">{[...notes, time?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ')}</p>
          {children}
        </div>
      }
    >
      {isRow && lot.summary && <p className="lot-card-summary">{lot.summary}</p>}
    </PictureCard>
  )
}
