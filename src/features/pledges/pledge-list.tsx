import type { ReactNode } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplainedLive } from '../../hooks/use-explained-live.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useLiveItem } from '../../hooks/use-live.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import type { LiveCollection } from '../../store/live.ts'
import { CardGrid } from '../../ui/card-grid.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../ui/skeletons/route-skeleton.tsx'
import { type ListedItem, pledgeItems } from './items.store.ts'
import { PledgeCard } from './pledge-card.tsx'
import { pledgesMessages } from './pledges.messages.ts'

/** The event's pledge items, and a link to give without pledging. @param otherwise shown if there are no items */
export function PledgeList({ title, otherwise }: Readonly<{ title: string; otherwise: ReactNode }>) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(pledgesMessages)
  const collection = pledgeItems(site)
  const { notLive, ...frame } = useExplainedLive(collection.keys, { loading: say('loading'), failed: say('failed') })
  if (frame.state.type === 'loading') return <RouteSkeleton name="pledge" {...waitingWords(frame.state, frame.words)} />
  if (frame.state.type === 'ready' && !frame.state.value.length) return otherwise
  return (
    <Page title={title}>
      <ResourceFrame {...frame} Problem={NoticeProblem}>
        {keys => (
          <>
            <CardGrid>
              {keys.map((id, index) => (
                <li key={id}>
                  <Card collection={collection} id={id} eager={index < 2} />
                </li>
              ))}
            </CardGrid>
            <p className="pledge-foot">
              <LinkButton href={hrefTo('donate')}>{say('give')}</LinkButton> {notLive}
            </p>
          </>
        )}
      </ResourceFrame>
    </Page>
  )
}

type CardProps = Readonly<{ collection: LiveCollection<ListedItem>; id: string; eager: boolean }>

function Card({ collection, id, eager }: CardProps) {
  const item = useLiveItem(collection, id)
  return item ? <PledgeCard item={item} eager={eager} /> : null
}
