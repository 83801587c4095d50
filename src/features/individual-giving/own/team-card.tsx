import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { OwnFundraiser, OwnTeam } from '../../../api/account-fundraiser.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useFailure } from '../../../hooks/use-failure.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import type { Command } from '../../../store/command.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { teams } from '../fundraisers.store.ts'
import { givingMoney } from '../money.ts'
import { ownMessages } from './own.messages.ts'
import { ownGiving } from './own.store.ts'
import { PageForm } from './page-form.tsx'

/** One's team: joining and leaving one, founding one, and what its captain may do. */
export function TeamCard({ own }: Readonly<{ own: OwnFundraiser }>) {
  const say = useMessages(ownMessages)
  const { join, removeMember, handOver } = useUserSlice(ownGiving)
  const { team } = own
  return (
    <Card title={say('teamTitle')}>
      <Problem command={join} />
      <Problem command={removeMember} />
      <Problem command={handOver} />
      {team ? <Team team={team} own={own} /> : <NoTeam own={own} />}
    </Card>
  )
}

function Problem<T>({ command }: Readonly<{ command: Command<T> }>) {
  const state = useStore(command.$state)
  const failure = useFailure(state.type === 'failed' ? state.failure : undefined)
  if (!failure) return null
  return (
    <Notice kind="error" title={failure.title}>
      {failure.text}
    </Notice>
  )
}

function NoTeam({ own }: Readonly<{ own: OwnFundraiser }>) {
  const { site, links } = useSurroundings()
  const say = useMessages(ownMessages)
  const { join } = useUserSlice(ownGiving)
  const state = useStore(teams(site).$state)
  const [chosen, setChosen] = useState(() => new URLSearchParams(links?.here().split('?')[1]).get('team') ?? '')
  const all = state.type === 'ready' ? [...state.value.values()] : []
  return (
    <>
      <p>{say('noTeam')}</p>
      {all.length > 0 && (
        <div className="form-pair">
          <SelectField
            label={say('joinTitle')}
            name="team"
            value={chosen}
            options={[{ value: '', label: '–' }, ...all.map(({ team_id: value, name: label }) => ({ value, label }))]}
            onInput={setChosen}
          />
          <Button disabled={!chosen} onClick={() => void join.run(chosen)}>
            {say('join')}
          </Button>
        </div>
      )}
      <details>
        <summary>{say('found')}</summary>
        <PageForm kind="team" known={undefined} own={own} />
      </details>
    </>
  )
}

function Team({ team, own }: Readonly<{ team: OwnTeam; own: OwnFundraiser }>) {
  const { locale } = useSurroundings()
  const say = useMessages(ownMessages)
  const { join, removeMember, handOver } = useUserSlice(ownGiving)
  const isAlone = team.members.length === 1
  return (
    <>
      <p>
        <strong>{team.name}</strong>, {say('raisedBy', { amount: givingMoney(own, team.raised, locale) })}
      </p>
      <ul className="giving-rows">
        {team.members.map(({ fundraiser_id: id, name, raised, captainYN }) => (
          <li key={id} className="giving-row">
            <p className="giving-row-top">
              <span>
                {name} {captainYN && <em>({say('captain')})</em>}
              </span>
              <span>{givingMoney(own, raised, locale)}</span>
            </p>
            {team.captainYN && !captainYN && (
              <p>
                <Button variant="quiet" onClick={() => void handOver.run(id)}>
                  {say('handOver', { name })}
                </Button>
                <Button variant="quiet" onClick={() => void removeMember.run(id)}>
                  {say('remove', { name })}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {(!team.captainYN || isAlone) && (
        <p>
          <Button onClick={() => void join.run(null)}>{say('leave')}</Button>
        </p>
      )}
      {team.captainYN && <PageForm kind="team" known={team} own={own} />}
    </>
  )
}
