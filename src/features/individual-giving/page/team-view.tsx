import { useEffect, useRef } from 'react'
import type { TeamPage as Team } from '../../../api/individual-giving.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { isGone, team } from '../fundraiser.store.ts'
import { fundraisers } from '../fundraisers.store.ts'
import { givingMessages } from '../individual-giving.messages.ts'
import { GivingGrid } from '../list/giving-grid.tsx'
import { Raised } from '../raised.tsx'
import { SharePage } from '../share/share-page.tsx'
import { JoinLink } from './join-link.tsx'
import css from './page.css?inline'
import { pageMessages } from './page.messages.ts'
import { PageMissing } from './page-missing.tsx'
import { GivingPicture, Part } from './page-parts.tsx'

type Props = Readonly<{
  id: string
  /** Receives the team's name once it is known. */
  onTitle?: (title: string) => void
}>

/** One team: what its members have raised together, and who they are. */
export function TeamView({ id, onTitle }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(pageMessages)
  const { notLive, ...frame } = useExplainedLive(team(site, id), { loading: say('loading'), failed: say('failed') })
  const { state } = frame
  const name = state.type === 'ready' ? state.value.name : undefined
  useEffect(() => {
    if (name) onTitle?.(name)
  }, [name, onTitle])

  if (state.type === 'loading') return <RouteSkeleton name="pledge_view" {...waitingWords(state, frame.words)} />
  if (isGone(state)) return <PageMissing />
  return (
    <ResourceFrame {...frame} Problem={NoticeProblem}>
      {team => <Shown team={team} notLive={notLive} />}
    </ResourceFrame>
  )
}

function Shown({ team, notLive }: Readonly<{ team: Team; notLive: string | undefined }>) {
  const { hrefTo } = useLinks()
  const say = useMessages(pageMessages)
  const words = useMessages(givingMessages)
  const { team_id: id, name, captain_name } = team
  const note = [words('members', { count: team.member_count }), words('gifts', { count: team.gift_count })].join(' · ')
  return (
    <Page
      before={
        <BackLink href={`${hrefTo('fundraisers', { query: { show: 'teams' } })}#team-${id}`}>{say('teams')}</BackLink>
      }
    >
      {notLive && <Notice kind="info" title={notLive} />}
      <div className="giving-page">
        <GivingPicture picture={team.picture} />
        <section className="giving-panel" aria-label={name}>
          <h1 tabIndex={-1}>{name}</h1>
          <Raised of={team} isLarge note={note} />
          <JoinLink id={id} />
          <div className="giving-panel-notes">
            {team.member_count > 0 && <p>{say('giveToMember')}</p>}
            {captain_name && <p>{say('captain', { name: captain_name })}</p>}
          </div>
        </section>
        <div className="giving-more">
          {team.story && (
            <Part title={say('about')}>
              <p className="giving-text">{team.story}</p>
            </Part>
          )}
          <SharePage id={id} route="fundraiser-team" name={name} />
        </div>
      </div>
      <Part title={say('members')}>
        <Members id={id} count={team.member_count} />
      </Part>
    </Page>
  )
}

function Members({ id, count }: Readonly<{ id: string; count: number }>) {
  const { site } = useSurroundings()
  const collection = fundraisers(site, { team_id: id })
  const known = useRef(count)
  useEffect(() => {
    if (count !== known.current) void collection.refresh()
    known.current = count
  }, [count, collection])
  const { notLive: _, ...frame } = useExplainedLive<readonly string[]>(collection.keys)
  return (
    <ResourceFrame {...frame} Problem={NoticeProblem}>
      {ids => <GivingGrid collection={collection} ids={ids} show="people" hash="" level={3} noTeam />}
    </ResourceFrame>
  )
}
