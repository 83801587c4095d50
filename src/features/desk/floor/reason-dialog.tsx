import { useState } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { formMessages } from '../../../lib/form.messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { floorMessages } from './floor.messages.ts'

type Props = Readonly<{
  open: boolean
  /** Identifies the bid, win or lot: a reason is typed for one of them only. */
  about: string
  title: string
  text: string
  /** The label of the button that confirms. */
  action: string
  onCancel: () => void
  onReason: (reason: string) => void
}>

/**
 * Asks for the reason of an action that stays in the lot's log for good. The typed reason is kept when the dialog is
 * closed.
 */
export function ReasonDialog({ open, about, title, text, action, onCancel, onReason }: Props) {
  const say = useMessages(floorMessages)
  const sayForm = useMessages(formMessages)
  const [typed, setTyped] = useState({ about, reason: '' })
  const [isMissing, setMissing] = useState(false)
  const reason = typed.about === about ? typed.reason : ''

  function confirm() {
    setMissing(!reason.trim())
    if (reason.trim()) onReason(reason.trim())
  }

  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel}
      closeLabel={say('keep')}
      actions={
        <>
          <Button onClick={onCancel}>{say('keep')}</Button>
          <Button variant="primary" onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="desk-dialog">
        <p>{text}</p>
        <TextField
          label={say('reason')}
          name="reason"
          value={reason}
          rows={2}
          maxLength={300}
          help={say('reasonHelp')}
          error={isMissing ? sayForm('required', { label: say('reasonLabel') }) : undefined}
          onInput={reason => {
            setTyped({ about, reason })
            setMissing(false)
          }}
        />
      </div>
    </Dialog>
  )
}
