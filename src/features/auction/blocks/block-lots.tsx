import { type ReactNode, useMemo, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useInView } from '../../../hooks/use-in-view.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useLive, useLiveItem } from '../../../hooks/use-live.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import type { LiveCollection } from '../../../store/live.ts'
import { CardSkeletons } from '../../../ui/card-skeletons.tsx'
import elements from '../../../ui/elements.css?inline'
import { FirstCards } from '../../../ui/first-cards.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { auctionMessages } from '../auction.messages.ts'
import { LotCard } from '../lot-card.tsx'
import { type ListedLot, type LotQuery, lots } from '../lots.store.ts'
import css from './block-lots.css?inline'
import { blockMessages } from './blocks.messages.ts'

type Props = Readonly<{
  query: LotQuery
  /** The microsite's list of all such lots. */
  all: 'auction' | 'buy-now-lots'
  /** Shown below each card's price. */
  action?: ((lot: ListedLot) => ReactNode) | undefined
}>

/** Height of a card without its picture: number, a title of two lines, price and notes. */
const skeletonBody = 166

export function BlockLots({ query, all, action }: Props) {
  useStyles(elements)
  useStyles(css)
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(blockMessages)
  const sayLot = useMessages(auctionMessages)
  const collection = lots(site, query)
  // Starts the read before the first render is on screen.
  useMemo(() => collection.$state.get(), [collection])
  const { notLive, ...frame } = useLive(collection.keys, { loading: sayLot('loading'), failed: sayLot('failed') })
  return (
    <ResourceFrame
      {...frame}
      skeleton={said => <CardSkeletons count={Number(query.limit)} said={said} body={skeletonBody} />}
    >
      {keys => (
        <div className="block-lots">
          {keys.length ? (
            <FirstCards keys={keys} body={skeletonBody}>
              {id => (
                <li key={id}>
                  <BlockCard id={id} collection={collection} action={action} />
                </li>
              )}
            </FirstCards>
          ) : (
            <p>{say('none')}</p>
          )}
          <p className="block-lots-foot">
            <LinkButton href={hrefTo(all)}>{say('all')}</LinkButton> {notLive}
          </p>
        </div>
      )}
    </ResourceFrame>
  )
}

type CardProps = Readonly<{ collection: LiveCollection<ListedLot>; id: string; action: Props['action'] }>

function BlockCard({ collection, id, action }: CardProps) {
  const container = useRef<HTMLDivElement>(null)
  const lot = useLiveItem(collection, id, useInView(container))
  return (
    <div ref={container} className="block-lots-item">
      {lot && (
        <LotCard lot={lot} level={3}>
          {action?.(lot)}
        </LotCard>
      )}
    </div>
  )
}
