import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { OwnTeam } from '../../../api/account-fundraiser.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { ownMessages } from './own.messages.ts'
import { ownGiving } from './own.store.ts'

type Props = Readonly<{
  team: OwnTeam
  isAlone: boolean
  /** Called once the user has left: the button is gone, so the focus must move. */
  onLeft: () => void
}>

/** Leaves the team. It asks first, because coming back may need the captain's yes. */
export function LeaveTeam({ team, isAlone, onLeft }: Props) {
  const say = useMessages(ownMessages)
  const { join } = useUserSlice(ownGiving)
  const isBusy = useStore(join.$state).type === 'busy'
  const [isAsked, setAsked] = useState(false)

  async function leave(): Promise<void> {
    setAsked(false)
    await join.run(null)
    if (join.$state.get().type === 'idle') onLeft()
  }

  return (
    <>
      <p>
        <Button disabled={isBusy} onClick={() => setAsked(true)}>
          {say('leave')}
        </Button>
      </p>
      <AlertDialog
        open={isAsked}
        title={say('leaveAsk', { team: team.name })}
        action={{ label: say('leave'), run: () => void leave() }}
        cancel={{ label: say('cancel'), run: () => setAsked(false) }}
      >
        {say('leaveText')} {isAlone && say('leaveLast')}
      </AlertDialog>
    </>
  )
}
