import { useEffect, useMemo, useRef, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useCodeFrame } from '../../../hooks/use-code.ts'
import { useHostConsent } from '../../../hooks/use-host-consent.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useLive, useLiveItem } from '../../../hooks/use-live.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import type { HostConsent } from '../../../store/host-consent.ts'
import type { LiveCollection } from '../../../store/live.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSkeletons } from '../../../ui/card-skeletons.tsx'
import elements from '../../../ui/elements.css?inline'
import { FirstCards } from '../../../ui/first-cards.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import type { Analytics } from '../../checkout/use-analytics.ts'
import { type ListedItem, pledgeItems } from '../items.store.ts'
import { itemUnderWay } from '../pay/selection.store.ts'
import { PledgeCard } from '../pledge-card.tsx'
import { blockMessages } from './block.messages.ts'

export interface PledgeBlockProps {
  limit: number | undefined
  pledging: 'link' | 'in-place' | undefined
  /** Report the steps of a pledge to the page's own analytics? */
  dataLayer?: boolean
  /** The page's own consent state. */
  consent?: HostConsent | undefined
}

/** How many placeholder cards are shown: a column on a phone, a row on a wide page. */
const waiting = 3
/** Height of a card without its picture: a title, two lines, an amount and a meter. */
const skeletonBody = 190

/** How many items a block shows by default. */
const usual = 6

/**
 * The event's pledge items, with sums kept current by pushes. Cards link to their screens; with `in-place`, visitors
 * pledge inside the block.
 */
export function PledgeBlock({ limit = usual, pledging, dataLayer = false, consent }: Readonly<PledgeBlockProps>) {
  useHostConsent(consent)
  useStyles(elements)
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(blockMessages)
  const collection = pledgeItems(site)
  const [id, setId] = useState(() => (pledging === 'in-place' ? itemUnderWay(site) : undefined))
  const list = useRef<HTMLDivElement>(null)
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (id === undefined) list.current?.querySelector<HTMLElement>(`[data-id="${left.current}"] button`)?.focus()
    left.current = id
  }, [id])
  // Starts the read before the first render is on screen.
  useMemo(() => collection.$state.get(), [collection])
  const { notLive, ...frame } = useLive(collection.keys)
  if (id !== undefined) {
    const analytics = { wanted: dataLayer, item: 'pledge' }
    return <InPlace id={id} onBack={() => setId(undefined)} analytics={analytics} />
  }
  return (
    <ResourceFrame
      {...frame}
      skeleton={said => <CardSkeletons count={Math.min(limit, waiting)} said={said} body={skeletonBody} />}
    >
      {keys => (
        <div ref={list} className="pledge-block">
          {keys.length ? (
            <FirstCards keys={keys.slice(0, limit)} body={skeletonBody}>
              {key => (
                <li key={key} data-id={key}>
                  <BlockCard collection={collection} id={key} onPledge={pledging === 'in-place' ? setId : undefined} />
                </li>
              )}
            </FirstCards>
          ) : (
            <p>{say('none')}</p>
          )}
          <p className="pledge-foot">
            <LinkButton href={hrefTo('pledges')}>{say('all')}</LinkButton> {notLive}
          </p>
        </div>
      )}
    </ResourceFrame>
  )
}

type CardProps = Readonly<{
  collection: LiveCollection<ListedItem>
  id: string
  onPledge: ((id: string) => void) | undefined
}>

function BlockCard({ collection, id, onPledge }: CardProps) {
  const say = useMessages(blockMessages)
  const item = useLiveItem(collection, id)
  if (!item) return null
  return (
    <PledgeCard item={item} level={3}>
      {onPledge && item.state === 'open' && (
        <Button wide onClick={() => onPledge(id)}>
          {say('pledge')}
        </Button>
      )}
    </PledgeCard>
  )
}

const load = () => import('./pledge-in-place.tsx').then(module => module.PledgeInPlace)

function InPlace(props: Readonly<{ id: string; onBack: () => void; analytics: Analytics }>) {
  return (
    <ResourceFrame {...useCodeFrame(load)} skeleton={<Skeleton height={420} radius={12} />}>
      {PledgeInPlace => <PledgeInPlace {...props} />}
    </ResourceFrame>
  )
}
