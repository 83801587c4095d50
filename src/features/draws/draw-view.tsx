import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplainedLive } from '../../hooks/use-explained-live.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useTermMessages } from '../../hooks/use-term-messages.ts'
import { completeUrl } from '../../lib/complete-url.ts'
import { pathTo } from '../../lib/path-to.ts'
import { shareMessages } from '../../lib/share.messages.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../ui/resource-frame.tsx'
import { Result } from '../../ui/result.tsx'
import { ShareLinks } from '../../ui/share-links.tsx'
import { RouteSkeleton } from '../../ui/skeletons/route-skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import { DrawCheck } from './check/draw-check.tsx'
import { DrawPanel } from './draw-panel.tsx'
import { DrawText } from './draw-text.tsx'
import css from './draws.css?inline'
import { drawMessages } from './draws.messages.ts'
import { type DrawDetails, draw as liveDraw } from './draws.store.ts'
import { Prizes } from './prizes.tsx'
import { TicketWords } from './ticket-words.tsx'

type Props = Readonly<{
  id: string
  /** Receives the draw's title once it is known. */
  onTitle?: (title: string) => void
}>

/** One prize draw: its prizes, buying numbers, and once it is drawn, the winners and how to verify them. */
export function DrawView({ id, onTitle }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(drawMessages)
  const { notLive, ...frame } = useExplainedLive(liveDraw(site, id), { loading: say('loading'), failed: say('failed') })
  const { state } = frame
  const title = state.type === 'ready' ? state.value.title : undefined

  useEffect(() => {
    if (title) onTitle?.(title)
  }, [title, onTitle])

  if (state.type === 'loading') return <RouteSkeleton name="raffle_item" {...waitingWords(state, frame.words)} />
  if (state.type === 'failed' && state.failure.type === 'http' && state.failure.status === 404) {
    return (
      <Result
        kind="info"
        title={say('missingTitle')}
        action={<LinkButton href={hrefTo('prize-draws')}>{say('back')}</LinkButton>}
      >
        <p>{say('missing')}</p>
      </Result>
    )
  }
  return (
    <ResourceFrame {...frame} Problem={NoticeProblem}>
      {draw => <Draw draw={draw} notLive={notLive} />}
    </ResourceFrame>
  )
}

function Draw({ draw, notLive }: Readonly<{ draw: DrawDetails; notLive: string | undefined }>) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(drawMessages)
  const src = draw.picture && completeUrl(draw.picture, site.host)?.href
  return (
    <Page before={<BackLink href={hrefTo('prize-draws')}>{say('back')}</BackLink>}>
      <div className="draw">
        <div className="draw-picture">{src && <img src={src} alt="" width={1280} height={720} />}</div>
        <DrawPanel draw={draw} notLive={notLive} />
        <div className="draw-more">
          <Prizes draw={draw} />
          {draw.state !== 'open' && <DrawCheck draw={draw} />}
          <DrawText draw={draw} />
          <TicketWords draw={draw} />
          <DrawShare draw={draw} />
        </div>
      </div>
    </Page>
  )
}

/** Buttons to share the draw. A private draw must not be advertised. */
function DrawShare({ draw }: Readonly<{ draw: DrawDetails }>) {
  const { element } = useSurroundings()
  const { microsite_url, name } = useSettings()
  const say = useMessages(shareMessages)
  if (draw.kind === 'private') return null
  return (
    <ShareLinks
      title={draw.title}
      text={`${draw.title} – ${name}`}
      url={microsite_url.replace(/\/$/, '') + pathTo('prize-draw', { id: draw.draw_id })}
      view={element.ownerDocument.defaultView}
      say={say}
    />
  )
}
