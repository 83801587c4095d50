import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { PaidBy } from '../../../api/paid-by.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import type { Command } from '../../../store/command.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { deskMessages } from '../desk.messages.ts'
import { paidByMessages } from './paid-by.messages.ts'
import { waysPaid } from './payments.store.ts'

type Props<Act> = Readonly<{
  title: string
  /** Explains what saving does. */
  text: string
  /** The recorded way of payment. */
  paidBy: PaidBy | undefined
  command: Command<Act>
  /** null: it is not paid after all. */
  onSave: (paidBy: PaidBy | null) => void
  onClose: () => void
  /** More fields, such as who paid. */
  children?: ReactNode
}>

/** Records how the organiser was paid, corrects it, or removes it. */
export function ReceiveDialog<Act>({ title, text, paidBy, command, onSave, onClose, children }: Props<Act>) {
  const say = useMessages(paidByMessages)
  const sayDesk = useMessages(deskMessages)
  const busy = useStore(command.$state).type === 'busy'
  const [chosen, setChosen] = useState<string | undefined>(paidBy)
  const [isMissing, setMissing] = useState(false)
  const choices = waysPaid.map(way => ({ value: way as string, title: say(way) }))

  function save(event: FormEvent) {
    event.preventDefault()
    setMissing(!chosen)
    if (chosen) onSave(waysPaid.find(way => way === chosen) ?? null)
  }

  return (
    <Dialog open title={title} persistent={busy} closeLabel={sayDesk('close')} onClose={onClose}>
      <form className="desk-dialog" noValidate onSubmit={save}>
        <CommandProblem command={command} />
        <RadioGroup
          legend={say('how')}
          name="paid-by"
          choices={paidBy ? [...choices, { value: 'none', title: say('notReceived') }] : choices}
          value={chosen}
          error={isMissing ? say('choose') : undefined}
          onChoose={way => {
            setChosen(way)
            setMissing(false)
          }}
        />
        {children}
        <p className="desk-muted">{text}</p>
        <Button variant="primary" type="submit" busy={busy} busyLabel={sayDesk('saving')}>
          {sayDesk('save')}
        </Button>
      </form>
    </Dialog>
  )
}
