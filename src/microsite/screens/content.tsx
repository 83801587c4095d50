import { useLayoutEffect, useMemo } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import type { Page as PageContent } from '../../api/pages.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { contentPages } from '../../store/content-pages.ts'
import { theme } from '../../store/theme.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../ui/skeletons/route-skeleton.tsx'
import { useBlockCode } from '../content/block-code.ts'
import { Blocks } from '../content/blocks.tsx'
import { PageProblem } from '../content/page-problem.tsx'
import { contentKeyOf } from '../content-key.ts'
import { Hero } from '../hero.tsx'
import { micrositeMessages } from '../microsite.messages.ts'
import { pageSkeleton } from '../page-waiting.tsx'
import { pagesMessages } from '../pages.messages.ts'
import type { CurrentRoute, Route } from '../route.ts'
import { useRouteTitle } from '../use-route-title.ts'
import { useTitle } from '../use-title.ts'
import { Screen as NotFound } from './not-found.tsx'

const skeleton = pageSkeleton('root')

type Props = Readonly<{
  route: CurrentRoute
  /** Default: that of the route. */
  pageKey?: string | undefined
}>

/** An organiser's page: text and dynamic blocks, in one of the templates. */
export function Screen({ route, pageKey: key = contentKeyOf(route) }: Props) {
  const settings = useSettings()
  const text = customText(route, settings)
  if (text !== undefined && route.route) return <CustomText route={route.route} html={text} />
  if (!key) return <NotFound />
  return <Read key={key} pageKey={key} query={route.query} />
}

type TextSettings = Pick<AppSettings, 'microsite_terms_custom_text' | 'microsite_privacy_custom_text'>

/** Terms and privacy may be a text in the settings. */
function customText({ route }: CurrentRoute, settings: TextSettings): string | undefined {
  if (route?.id === 'terms') return settings.microsite_terms_custom_text
  return route?.id === 'privacy' ? settings.microsite_privacy_custom_text : undefined
}

function CustomText({ route, html }: Readonly<{ route: Route; html: string }>) {
  const key = route.id
  const title = useRouteTitle({ route })
  const page = useMemo(
    (): PageInput => ({ key, title, content: [{ type: 'html', html }], publishedYN: true }),
    [key, title, html],
  )
  return <TemplatedPage page={page} template={undefined} />
}

function Read({ pageKey, query }: Readonly<{ pageKey: string; query: URLSearchParams }>) {
  const { site } = useSurroundings()
  const resource = contentPages(site).read(pageKey, query.get('preview') ?? undefined)
  const say = useMessages(micrositeMessages)
  return (
    <ResourceFrame {...useResource(resource, { loading: say('loading') })} skeleton={skeleton} Problem={PageProblem}>
      {page => <TemplatedPage page={page} template={query.get('template') ?? page.template} />}
    </ResourceFrame>
  )
}

type PageInput = Pick<PageContent, 'key' | 'title' | 'content' | 'publishedYN'> &
  Partial<Pick<PageContent, 'description' | 'hero'>>

/** `wide`: full width; `plain`: no hero; `landing`: no header or footer. */
function TemplatedPage({ page, template }: Readonly<{ page: PageInput; template: string | undefined }>) {
  const { title, description, hero, content, publishedYN } = page
  const say = useMessages(micrositeMessages)
  const sayOfPage = useMessages(pagesMessages)
  const { site } = useSurroundings()
  const isLanding = template === 'landing'
  useLayoutEffect(() => theme(site).ask({ noHeader: isLanding, noFooter: isLanding }), [site, isLanding])
  useTitle(title)
  const hasBlocks = useBlockCode(content)
  if (!hasBlocks) return <RouteSkeleton name="root" label={say('loading')} />
  const pictured = hero && template !== 'plain' ? hero : undefined
  return (
    <article>
      {pictured && <Hero hero={pictured} title={title} />}
      <Page
        {...(template !== 'wide' && { width: 'reading' as const })}
        {...(!pictured && { title, lead: description })}
      >
        {!publishedYN && <Notice kind="info" title={sayOfPage('preview')} />}
        <Blocks content={content} layout={template === 'wide' ? 'wide' : 'column'} />
      </Page>
    </article>
  )
}
