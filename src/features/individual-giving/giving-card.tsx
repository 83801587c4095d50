import { useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useInView } from '../../hooks/use-in-view.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useLiveItem } from '../../hooks/use-live.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { completeUrl } from '../../lib/complete-url.ts'
import type { LiveCollection } from '../../store/live.ts'
import { PictureCard } from '../../ui/picture-card.tsx'
import type { ListedFundraiser, ListedTeam } from './fundraisers.store.ts'
import { givingMessages } from './individual-giving.messages.ts'
import { Raised } from './raised.tsx'

type Props<T> = Readonly<{
  collection: LiveCollection<T>
  id: string
  level?: 2 | 3
  eager?: boolean
}>

/** A fundraiser in a list. It follows the amount raised while it is in view. */
export function FundraiserCard({ collection, id, noTeam, ...props }: Props<ListedFundraiser> & { noTeam?: boolean }) {
  const container = useRef<HTMLDivElement>(null)
  const one = useLiveItem(collection, id, useInView(container))
  const { hrefTo } = useLinks()
  const say = useMessages(givingMessages)
  return (
    <div ref={container} className="giving-item" id={`fundraiser-${id}`}>
      {one && (
        <Card {...props} of={one} href={hrefTo('fundraiser', { id })}>
          {noTeam || !one.team_name ? undefined : say('inTeam', { team: one.team_name })}
        </Card>
      )}
    </div>
  )
}

/** A team in a list, with the sum of its members. */
export function TeamCard({ collection, id, ...props }: Props<ListedTeam>) {
  const container = useRef<HTMLDivElement>(null)
  const one = useLiveItem(collection, id, useInView(container))
  const { hrefTo } = useLinks()
  const say = useMessages(givingMessages)
  return (
    <div ref={container} className="giving-item" id={`team-${id}`}>
      {one && (
        <Card {...props} of={one} href={hrefTo('fundraiser-team', { id })}>
          {say('members', { count: one.member_count })}
        </Card>
      )}
    </div>
  )
}

type CardProps = Readonly<{
  of: ListedFundraiser | ListedTeam
  href: string
  level?: 2 | 3
  eager?: boolean
  children: string | undefined
}>

function Card({ of, href, children, level = 2, eager = false }: CardProps) {
  const { site } = useSurroundings()
  const src = of.picture && completeUrl(of.picture, site.host)?.href
  return (
    <PictureCard
      href={href}
      title={of.name}
      level={level}
      eager={eager}
      picture={src ? { src, alt: '' } : undefined}
      foot={<Raised of={of} note={children || undefined} />}
    />
  )
}
