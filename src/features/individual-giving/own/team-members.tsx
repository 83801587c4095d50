import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { OwnFundraiser, OwnTeam } from '../../../api/account-fundraiser.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { givingMoney } from '../money.ts'
import { ownMessages } from './own.messages.ts'
import { ownGiving } from './own.store.ts'

type Props = Readonly<{
  team: OwnTeam
  money: Pick<OwnFundraiser, 'currency' | 'currency_decimals'>
}>

interface Asked {
  readonly act: 'remove' | 'handOver'
  readonly id: string
  readonly name: string
}

/** The members of a team, with the captain's actions. Each asks first, because only the member could undo it. */
export function TeamMembers({ team, money }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(ownMessages)
  const { removeMember, handOver } = useUserSlice(ownGiving)
  const isBusy = [useStore(removeMember.$state), useStore(handOver.$state)].some(({ type }) => type === 'busy')
  const [asked, setAsked] = useState<Asked>()
  const { act = 'remove', name: askedName = '' } = asked ?? {}
  return (
    <>
      <p>
        <strong>{team.name}</strong>, {say('raisedBy', { amount: givingMoney(money, team.raised, locale) })}
      </p>
      <ul className="giving-rows">
        {team.members.map(({ fundraiser_id: id, name, raised, captainYN }) => (
          <li key={id} className="giving-row">
            <p className="giving-row-top">
              <span>
                {name} {captainYN && <em>({say('captain')})</em>}
              </span>
              <span>{givingMoney(money, raised, locale)}</span>
            </p>
            {team.captainYN && !captainYN && (
              <p className="own-buttons own-quiet">
                {(['handOver', 'remove'] as const).map(act => (
                  <Button key={act} variant="quiet" disabled={isBusy} onClick={() => setAsked({ act, id, name })}>
                    {say(act, { name })}
                  </Button>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <AlertDialog
        open={asked !== undefined}
        title={say(`${act}Ask`, { name: askedName })}
        action={{
          label: say(act, { name: askedName }),
          run() {
            if (asked) void (act === 'remove' ? removeMember : handOver).run(asked.id)
            setAsked(undefined)
          },
        }}
        cancel={{ label: say('cancel'), run: () => setAsked(undefined) }}
      >
        {say(`${act}Text`, { name: askedName })}
      </AlertDialog>
    </>
  )
}
