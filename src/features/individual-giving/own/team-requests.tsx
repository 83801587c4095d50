import { useStore } from '@nanostores/react'
import type { OwnTeam } from '../../../api/account-fundraiser.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { ownMessages } from './own.messages.ts'
import { ownGiving } from './own.store.ts'

/** People who ask the captain to join. */
export function TeamRequests({ team }: Readonly<{ team: OwnTeam }>) {
  const { hrefTo } = useLinks()
  const say = useMessages(ownMessages)
  const { decide } = useUserSlice(ownGiving)
  const isBusy = useStore(decide.$state).type === 'busy'
  if (!team.requests.length) return null
  return (
    <>
      <h3>{say('requests')}</h3>
      <ul className="giving-rows">
        {team.requests.map(({ fundraiser_id, name }) => (
          <li key={fundraiser_id} className="giving-row">
            <p>
              <a href={hrefTo('fundraiser', { id: fundraiser_id })}>{name}</a>
            </p>
            <p className="own-buttons">
              {team.shownYN && (
                <Button disabled={isBusy} onClick={() => void decide.run({ fundraiser_id, letInYN: 'yes' })}>
                  {say('letIn', { name })}
                </Button>
              )}
              <Button
                variant="quiet"
                disabled={isBusy}
                label={say('declineNamed', { name })}
                onClick={() => void decide.run({ fundraiser_id, letInYN: 'no' })}
              >
                {say('decline')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
