import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { FundraiserPage } from '../../../api/individual-giving.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useInView } from '../../../hooks/use-in-view.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { formatDate } from '../../../lib/dates.ts'
import { auth } from '../../../store/auth.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { countView, fundraiser, isGone } from '../fundraiser.store.ts'
import { givingMessages } from '../individual-giving.messages.ts'
import { Raised } from '../raised.tsx'
import { SharePage } from '../share/share-page.tsx'
import css from './page.css?inline'
import { pageMessages } from './page.messages.ts'
import { PageMissing } from './page-missing.tsx'
import { GivingPicture, Part } from './page-parts.tsx'
import { Supporters } from './supporters.tsx'

type Props = Readonly<{
  id: string
  /** Receives the fundraiser's name once it is known. */
  onTitle?: (title: string) => void
}>

/** One fundraiser: who they are, what they have raised, their supporters, and the way to give. */
export function FundraiserView({ id, onTitle }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(pageMessages)
  const { notLive, ...frame } = useExplainedLive(fundraiser(site, id), {
    loading: say('loading'),
    failed: say('failed'),
  })
  const { state } = frame
  const name = state.type === 'ready' ? state.value.name : undefined
  useEffect(() => {
    if (!name) return
    onTitle?.(name)
    countView(site, id)
  }, [name, onTitle, site, id])

  if (state.type === 'loading') return <RouteSkeleton name="pledge_view" {...waitingWords(state, frame.words)} />
  if (isGone(state)) return <PageMissing />
  return (
    <ResourceFrame {...frame} Problem={NoticeProblem}>
      {page => <Shown page={page} notLive={notLive} />}
    </ResourceFrame>
  )
}

function Shown({ page, notLive }: Readonly<{ page: FundraiserPage; notLive: string | undefined }>) {
  const { locale, site } = useSurroundings()
  const { hrefTo } = useLinks()
  const { time_zone } = useSettings()
  const say = useMessages(pageMessages)
  const words = useMessages(givingMessages)
  const { fundraiser_id: id, name, team_id, team_name, ends_at } = page
  const { isAuthenticated } = useStore(auth(site).$state)
  const checkout = isAuthenticated ? 'fundraiser-checkout' : 'fundraiser-guest-checkout'
  const button = useRef<HTMLDivElement>(null)
  const isSeen = useInView(button)
  const give = (
    <LinkButton variant="primary" wide href={hrefTo(checkout, { query: { fundraiser: id } })}>
      {say('give', { name })}
    </LinkButton>
  )
  return (
    <Page before={<BackLink href={`${hrefTo('fundraisers')}#fundraiser-${id}`}>{say('back')}</BackLink>}>
      {notLive && <Notice kind="info" title={notLive} />}
      <div className="giving-page">
        <GivingPicture picture={page.picture} />
        <section className="giving-panel" aria-label={name}>
          <h1 tabIndex={-1}>{name}</h1>
          <Raised of={page} isLarge note={words('gifts', { count: page.gift_count })} />
          {page.takes_giftsYN ? <div ref={button}>{give}</div> : <p>{say('ended')}</p>}
          <LinkButton wide href={hrefTo('fundraiser-message', { query: { fundraiser: id } })}>
            {say('message')}
          </LinkButton>
          <div className="giving-panel-notes">
            {team_id && (
              <p>
                <a href={hrefTo('fundraiser-team', { id: team_id })}>{words('inTeam', { team: team_name ?? '' })}</a>
              </p>
            )}
            {page.takes_giftsYN && ends_at && (
              <p>{say('until', { date: formatDate(Date.parse(ends_at), locale, time_zone) })}</p>
            )}
          </div>
        </section>
        <div className="giving-more">
          {page.story && (
            <Part title={say('story')}>
              <p className="giving-text">{page.story}</p>
            </Part>
          )}
          {page.updates.length > 0 && (
            <Part title={say('updates')}>
              <ul className="giving-rows">
                {page.updates.map(update => (
                  <li key={update.update_id} className="giving-row">
                    <p className="giving-row-time">{formatDate(Date.parse(update.at), locale, time_zone)}</p>
                    <p className="giving-text">{update.text}</p>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Supporters page={page} />
          {page.messages.length > 0 && (
            <Part title={say('messages')}>
              <ul className="giving-rows">
                {page.messages.map(({ message_id, name, message }) => (
                  <li key={message_id} className="giving-row">
                    <p>
                      <strong>{name}</strong>
                    </p>
                    <p className="giving-text">{message}</p>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <SharePage id={id} route="fundraiser" name={name} />
        </div>
      </div>
      {page.takes_giftsYN && (
        <div className="giving-bar" data-away={isSeen ? '' : undefined}>
          {give}
        </div>
      )}
    </Page>
  )
}
