import { useCallback, useEffect } from 'react'
import type { PledgeItemDetails } from '../../../api/pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useCodeFrame } from '../../../hooks/use-code.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { shareMessages } from '../../../lib/share.messages.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { heartIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../../ui/resource-frame.tsx'
import { ShareLinks } from '../../../ui/share-links.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { isMissing, item as liveItem } from '../item.store.ts'
import { PledgeSums } from '../pledge-sums.tsx'
import css from './item.css?inline'
import { itemMessages } from './item.messages.ts'
import { ItemPledgeList } from './item-pledge-list.tsx'
import { PledgePanel } from './pledge-panel.tsx'

const loadHtml = () => import('../../../ui/html.tsx').then(module => module.Html)

type Props = Readonly<{
  id: string
  /** Receives the title once it is known. */
  onTitle?: (title: string) => void
}>

/** One pledge item: its story, the sums, and the form to pledge. */
export function PledgeView({ id, onTitle }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(itemMessages)
  const { notLive, ...frame } = useExplainedLive(liveItem(site, id), { loading: say('loading'), failed: say('failed') })
  const { state } = frame
  const title = state.type === 'ready' ? state.value.title : undefined

  useEffect(() => {
    if (title) onTitle?.(title)
  }, [title, onTitle])

  if (state.type === 'loading') return <RouteSkeleton name="pledge_view" {...waitingWords(state, frame.words)} />
  if (isMissing(state)) {
    return (
      <EmptyState
        icon={heartIcon}
        title={say('missingTitle')}
        action={<LinkButton href={hrefTo('pledges')}>{say('all')}</LinkButton>}
      >
        {say('missing')}
      </EmptyState>
    )
  }
  return (
    <ResourceFrame {...frame} Problem={NoticeProblem}>
      {item => <Item item={item} notLive={notLive} />}
    </ResourceFrame>
  )
}

function Item({ item, notLive }: Readonly<{ item: PledgeItemDetails; notLive: string | undefined }>) {
  const { site } = useSurroundings()
  const settings = useSettings()
  const { href, hrefTo, open } = useLinks()
  const say = useTermMessages(itemMessages)
  const src = item.picture && completeUrl(item.picture, site.host)?.href
  const onPay = useCallback(() => open(pathTo('pledge-checkout')), [open])
  return (
    <Page before={<BackLink href={hrefTo('pledges')}>{say('all')}</BackLink>}>
      <div className="pledge-item">
        {src && <img className="pledge-picture" src={src} alt="" width={1280} height={720} />}
        <div className="pledge-side">
          <h1 className="pledge-title" tabIndex={-1}>
            {item.title}
          </h1>
          <p>{item.summary}</p>
          <PledgeSums item={item} />
          {notLive && <p className="pledge-quiet">{notLive}</p>}
          <PledgePanel item={item} onPay={onPay} />
        </div>
        <div className="pledge-more">
          <section>
            <h2 className="pledge-heading">{say('story')}</h2>
            <ResourceFrame {...useCodeFrame(loadHtml)} skeleton={<Skeleton height={120} />}>
              {Html => (
                <Html html={item.description} imageHosts={settings.image_hosts} base={`${site.host}/`} href={href} />
              )}
            </ResourceFrame>
          </section>
          <ItemPledgeList itemId={item.pledge_item_id} currency={item.currency} decimals={item.currency_decimals} />
          <Share item={item} />
        </div>
      </div>
    </Page>
  )
}

function Share({ item }: Readonly<{ item: PledgeItemDetails }>) {
  const { element } = useSurroundings()
  const { microsite_url, name } = useSettings()
  const say = useMessages(shareMessages)
  return (
    <ShareLinks
      title={item.title}
      text={`${item.title} – ${name}`}
      url={microsite_url.replace(/\/$/, '') + pathTo('pledge', { id: item.pledge_item_id })}
      view={element.ownerDocument.defaultView}
      say={say}
    />
  )
}
