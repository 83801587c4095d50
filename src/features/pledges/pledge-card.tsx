import type { ReactNode } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { completeUrl } from '../../lib/complete-url.ts'
import { Badge } from '../../ui/badge.tsx'
import { PictureCard } from '../../ui/picture-card.tsx'
import type { ListedItem } from './items.store.ts'
import { PledgeSums } from './pledge-sums.tsx'
import { pledgesMessages } from './pledges.messages.ts'

type Props = Readonly<{
  item: ListedItem
  /** Heading level. Default: 2. */
  level?: 2 | 3
  /** Loads the picture at once, because the card is in view. */
  eager?: boolean
  /** A button below the sums. */
  children?: ReactNode
}>

/** A pledge item in a list. */
export function PledgeCard({ item, level = 2, eager = false, children }: Props) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(pledgesMessages)
  const src = item.picture && completeUrl(item.picture, site.host)?.href
  return (
    <PictureCard
      href={hrefTo('pledge', { id: item.pledge_item_id })}
      title={item.title}
      level={level}
      picture={src ? { src, alt: '' } : undefined}
      state={item.state === 'closed' && <Badge>{say('closed')}</Badge>}
      eager={eager}
      foot={
        <>
          <PledgeSums item={item} />
          {children}
        </>
      }
    >
      <p className="pledge-summary">{item.summary}</p>
    </PictureCard>
  )
}
