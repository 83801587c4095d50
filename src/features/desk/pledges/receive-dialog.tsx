import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import type { DeskPledge } from '../../../api/admin-pledges.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { deskMessages } from '../desk.messages.ts'
import { pledgeDesk, waysPaid } from './pledge-desk.store.ts'
import { pledgesMessages } from './pledges.messages.ts'

type Props = Readonly<{ pledge: DeskPledge; money: (minor: number) => string; onClose: () => void }>

/** Says how the organiser was paid for a promise, puts that right, or takes it back. */
export function ReceiveDialog({ pledge, money, onClose }: Props) {
  const say = useMessages(pledgesMessages)
  const sayDesk = useMessages(deskMessages)
  const { receive } = useUserSlice(pledgeDesk)
  const busy = useStore(receive.$state).type === 'busy'
  const [chosen, setChosen] = useState<string | undefined>(pledge.paid_by)
  const [isMissing, setMissing] = useState(false)
  const choices = waysPaid.map(way => ({ value: way as string, title: say(way) }))

  function save(event: FormEvent) {
    event.preventDefault()
    setMissing(!chosen)
    if (!chosen) return
    const paid_by = waysPaid.find(way => way === chosen) ?? null
    void receive.run({ pledge, paid_by, onDone: onClose })
  }

  return (
    <Dialog
      open
      title={say('receiveTitle', { amount: money(pledge.amount) })}
      closeLabel={sayDesk('close')}
      onClose={onClose}
    >
      <form className="pledge-correct" noValidate onSubmit={save}>
        <CommandProblem command={receive} />
        <RadioGroup
          legend={say('receiveHow')}
          name="paid-by"
          choices={pledge.paid_by ? [...choices, { value: 'none', title: say('notReceived') }] : choices}
          value={chosen}
          error={isMissing ? say('receiveChoose') : undefined}
          onChoose={way => {
            setChosen(way)
            setMissing(false)
          }}
        />
        <p className="desk-muted">{say('receiveText')}</p>
        <Button variant="primary" type="submit" busy={busy} busyLabel={sayDesk('saving')}>
          {sayDesk('save')}
        </Button>
      </form>
    </Dialog>
  )
}
