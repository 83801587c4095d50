import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Page as PageContent } from '../../api/pages.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useCode } from '../../hooks/use-code.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { contentPages } from '../../store/content-pages.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useBlockCode, withoutLarge } from '../content/block-code.ts'
import { Blocks } from '../content/blocks.tsx'
import { EventDay, LazyCountdown } from '../event-day.tsx'
import { Hero } from '../hero.tsx'
import { LazyProblem } from '../lazy-problem.tsx'
import { MenuTiles } from '../menu-tiles.tsx'
import { micrositeMessages } from '../microsite.messages.ts'
import { PageWaiting } from '../page-waiting.tsx'
import type { CurrentRoute } from '../route.ts'
import { useTitle } from '../use-title.ts'

/** The event's home page: hero, countdown, menu tiles, the organiser's blocks, and the sponsors. */
export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  const { site, element } = useSurroundings()
  const settings = useSettings()
  const say = useMessages(micrositeMessages)
  const resource = contentPages(site).read('home', route.query.get('preview') ?? undefined)
  const page = useStore(resource.$state)
  const content = page.type === 'ready' ? page.value.content : nothing
  const hasBlocks = useBlockCode(useMemo(() => withoutLarge(content), [content]))
  const sponsors = useCode(loadSponsors)
  useTitle(settings.name)
  // The page's own hero may have another height than the event's, so nothing is shown until it is known.
  if (page.type === 'loading') return <PageWaiting name="home" slow={page.slow} />
  const hero = (page.type === 'ready' ? page.value.hero : undefined) ?? settings.hero ?? { countdownYN: true }
  const showBlock = (type: string) => {
    const block = element.shadowRoot?.querySelector<HTMLElement>(`[data-block="${type}"]`)
    block?.scrollIntoView({ behavior: 'smooth' })
    block?.focus({ preventScroll: true })
  }
  return (
    <>
      <Hero hero={hero} title={settings.name} before={<EventDay />}>
        {hero.countdownYN && <LazyCountdown />}
        {content.some(({ type }) => type === 'donation_form') && (
          <p className="hero-actions">
            <Button variant="primary" onClick={() => showBlock('donation_form')}>
              {say('give')}
            </Button>
          </p>
        )}
      </Hero>
      <Page>
        <MenuTiles />
        {page.type === 'failed' && page.failure.type !== 'aborted' && (
          <LazyProblem of="page" failure={page.failure} onRetry={resource.refresh} level={2} />
        )}
        {hasBlocks && sponsors.type !== 'loading' ? (
          <>
            <Blocks content={content} layout="split" later />
            {sponsors.type === 'ready' && <sponsors.value.Sponsors />}
          </>
        ) : (
          // Below the fold, and higher than the rest of the window.
          <Skeleton height={900} radius={12} />
        )}
      </Page>
    </>
  )
}

const loadSponsors = () => import('../sponsors.tsx')

const nothing: PageContent['content'] = []
