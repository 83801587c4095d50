import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { CardGrid } from '../../../ui/card-grid.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { PictureCard } from '../../../ui/picture-card.tsx'
import { ResourceFrame, waitingWords } from '../../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import { lotCategories } from '../categories.store.ts'
import { lots } from '../lots.store.ts'
import { EmptyLots } from './empty-lots.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { listMessages } from './lists.messages.ts'

/** The categories of the auction, each leading to its lots. */
export function Categories({ title }: Readonly<{ title: string }>) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(listMessages)
  const pictures = usePictures()
  const frame = useExplained(lotCategories(site))
  if (frame.state.type === 'loading')
    return <RouteSkeleton name="auction_ct" {...waitingWords(frame.state, frame.words)} />
  return (
    <Page title={title}>
      <KindTabs current="auction-categories" />
      <ResourceFrame {...frame} Problem={NoticeProblem}>
        {categories =>
          categories.length ? (
            <CardGrid>
              {categories.map(({ category_id: category, title, items }, at) => (
                <li key={category}>
                  <PictureCard
                    href={hrefTo('auction', { query: { category } })}
                    title={title}
                    picture={pictures.get(category)}
                    eager={at < 6}
                    foot={<p>{say('inCategory', { count: items })}</p>}
                  />
                </li>
              ))}
            </CardGrid>
          ) : (
            <EmptyLots title={say('categoriesEmptyTitle')}>{say('categoriesEmpty')}</EmptyLots>
          )
        }
      </ResourceFrame>
    </Page>
  )
}

/** The picture of each category: its first lot's that has one. */
function usePictures() {
  const { site } = useSurroundings()
  const { $state } = lots(site).keys
  const isRead = useStore($state).type === 'ready'
  return useMemo(() => {
    const found = new Map<string, { src: string; alt: string }>()
    const known = isRead ? lots(site).$state.get() : undefined
    if (known?.type !== 'ready') return found
    for (const { category_id: category, picture } of known.value.values()) {
      const src = picture && completeUrl(picture, site.host)?.href
      if (category && src && !found.has(category)) found.set(category, { src, alt: '' })
    }
    return found
  }, [isRead, site])
}
