import { type ReactNode, useMemo } from 'react'
import type { Failure } from '../../api/errors.ts'
import type { Page as PageContent } from '../../api/pages.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useCode } from '../../hooks/use-code.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatMoment } from '../../lib/dates.ts'
import { contentPages } from '../../store/content-pages.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { type FrameProblem, ResourceFrame } from '../../ui/resource-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useBlockCode, withoutLarge } from '../content/block-code.ts'
import { Blocks } from '../content/blocks.tsx'
import { Hero } from '../hero.tsx'
import { LazyProblem } from '../lazy-problem.tsx'
import { MenuTiles } from '../menu-tiles.tsx'
import { micrositeMessages } from '../microsite.messages.ts'
import { pageSkeleton } from '../page-waiting.tsx'
import type { CurrentRoute } from '../route.ts'
import { useTitle } from '../use-title.ts'

/** The event's home page. The event itself is shown even if its content page can't be read. */
export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  const { site } = useSurroundings()
  const settings = useSettings()
  const say = useMessages(micrositeMessages)
  const resource = contentPages(site).read('home', route.query.get('preview') ?? undefined)
  useCode(loadSponsors)
  useTitle(settings.name)
  return (
    <ResourceFrame {...useResource(resource, { loading: say('loading') })} skeleton={skeleton} Problem={HomeProblem}>
      {page => <Home page={page} />}
    </ResourceFrame>
  )
}

// The content page may have another hero, of another height, so nothing is shown until it is known.
const skeleton = pageSkeleton('home')

function HomeProblem(problem: Readonly<FrameProblem<Failure>>) {
  if (problem.isStale) return <NoticeProblem {...problem} />
  const isShown = problem.failure.type !== 'aborted'
  return <Home problem={isShown && <LazyProblem of="page" {...problem} level={2} />} />
}

/** Hero, countdown, menu tiles, the organiser's blocks, and the sponsors. */
function Home({ page, problem }: Readonly<{ page?: PageContent; problem?: ReactNode }>) {
  const { element } = useSurroundings()
  const settings = useSettings()
  const say = useMessages(micrositeMessages)
  const content = page?.content ?? nothing
  const hasBlocks = useBlockCode(useMemo(() => withoutLarge(content), [content]))
  const sponsors = useCode(loadSponsors)
  const hero = page?.hero ?? settings.hero ?? { countdownYN: true }
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
        {problem}
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

/** The start of the event, in the event's own time zone. */
function EventDay() {
  const { locale } = useSurroundings()
  const { starts_at: starts, time_zone: timeZone } = useSettings()
  if (!starts) return null
  return (
    <p className="hero-day">
      <time dateTime={starts}>{formatMoment(starts, locale, timeZone)}</time>
    </p>
  )
}

/** The countdown to the event. Its code loads after the first content, into reserved space. */
function LazyCountdown() {
  const { starts_at: starts, time_zone: timeZone } = useSettings()
  const later = useCode(loadCountdown)
  if (!starts) return null
  const EventCountdown = later.type === 'ready' ? later.value : undefined
  return (
    <div className="hero-countdown">{EventCountdown && <EventCountdown starts={starts} timeZone={timeZone} />}</div>
  )
}

const loadCountdown = () => import('../event-countdown.tsx').then(module => module.EventCountdown)
