import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { OwnFundraiser } from '../../../api/account-fundraiser.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { teams } from '../fundraisers.store.ts'
import { CommandProblem } from './command-problem.tsx'
import { LeaveTeam } from './leave-team.tsx'
import { ownMessages } from './own.messages.ts'
import { ownGiving } from './own.store.ts'
import { PageForm } from './page-form.tsx'
import { TeamMembers } from './team-members.tsx'
import { TeamRequests } from './team-requests.tsx'
import { useWantedTeam } from './wanted-team.ts'

/** The user's team: joins, leaves or founds one, with the captain's actions. */
export function TeamCard({ own }: Readonly<{ own: OwnFundraiser }>) {
  const say = useMessages(ownMessages)
  const { join, decide, removeMember, handOver } = useUserSlice(ownGiving)
  const { team, asked } = own
  const isBusy = useStore(join.$state).type === 'busy'
  const isAlone = team?.members.length === 1
  const wanted = useWantedTeam()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!wanted) return
    // Runs after the screen has scrolled to its top.
    const frame = requestAnimationFrame(() => {
      card.current?.scrollIntoView()
      card.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted])
  return (
    <div ref={card} tabIndex={-1} className="in-sight">
      <Card title={say('teamTitle')}>
        <CommandProblem command={join} />
        <CommandProblem command={decide} />
        <CommandProblem command={removeMember} />
        <CommandProblem command={handOver} />
        {asked && (
          <>
            <p>{say('asked', { team: asked.name })}</p>
            <p>
              <Button disabled={isBusy} onClick={() => void join.run(null)}>
                {say('askNoMore')}
              </Button>
            </p>
          </>
        )}
        {!team && !asked && <NoTeam own={own} />}
        {team && (
          <>
            {wanted && wanted !== team.team_id && (
              <p>{say(team.captainYN && !isAlone ? 'handOverFirst' : 'leaveFirst', { team: team.name })}</p>
            )}
            {!team.shownYN && (
              <Notice kind="warning" title={say('teamHidden')}>
                {say('teamHiddenText')}
              </Notice>
            )}
            <TeamRequests team={team} />
            <TeamMembers team={team} money={own} />
            {(!team.captainYN || isAlone) && (
              <LeaveTeam team={team} isAlone={isAlone} onLeft={() => card.current?.focus({ preventScroll: true })} />
            )}
            {team.captainYN && <PageForm kind="team" known={team} own={own} />}
          </>
        )}
      </Card>
    </div>
  )
}

function NoTeam({ own }: Readonly<{ own: OwnFundraiser }>) {
  const { site } = useSurroundings()
  const say = useMessages(ownMessages)
  const { join } = useUserSlice(ownGiving)
  const isBusy = useStore(join.$state).type === 'busy'
  const state = useStore(teams(site).$state)
  const wanted = useWantedTeam()
  const [chosen, setChosen] = useState(wanted)
  const all = state.type === 'ready' ? [...state.value.values()] : []
  const isThere = (id: string) => all.some(({ team_id }) => team_id === id)
  return (
    <>
      <p>{say(wanted && state.type === 'ready' && !isThere(wanted) ? 'wantedGone' : 'noTeam')}</p>
      {all.length > 0 && (
        <div className="form-pair own-join">
          <SelectField
            label={say('joinTitle')}
            name="team"
            value={chosen}
            options={[{ value: '', label: '–' }, ...all.map(({ team_id: value, name: label }) => ({ value, label }))]}
            onInput={setChosen}
          />
          <Button disabled={!isThere(chosen) || isBusy} onClick={() => void join.run(chosen)}>
            {say('join')}
          </Button>
        </div>
      )}
      <details className="giving-kit">
        <summary>{say('found')}</summary>
        <PageForm kind="team" known={undefined} own={own} />
      </details>
    </>
  )
}
