import { useRef, useState } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { drawsMessages } from './draws.messages.ts'

type Props = Readonly<{
  open: boolean
  /** Identifies the prize and the number that loses it: a reason is typed for one of them only. */
  about: string
  text: string
  onCancel: () => void
  onReason: (reason: string) => void
}>

/** Asks why a prize is drawn again. The typed reason is kept when the dialog is closed, or if the draw failed. */
export function RedrawDialog({ open, about, text, onCancel, onReason }: Props) {
  const say = useMessages(drawsMessages)
  const [typed, setTyped] = useState({ about, reason: '' })
  const [isMissing, setMissing] = useState(false)
  const container = useRef<HTMLFormElement>(null)
  const reason = typed.about === about ? typed.reason : ''

  function confirm() {
    setMissing(!reason.trim())
    if (reason.trim()) onReason(reason.trim())
    else container.current?.querySelector('input')?.focus()
  }

  return (
    <AlertDialog
      open={open}
      title={say('redrawTitle')}
      action={{ label: say('redraw'), run: confirm }}
      cancel={{ label: say('cancel'), run: onCancel }}
    >
      <form
        ref={container}
        className="desk-dialog"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          confirm()
        }}
      >
        <p>{text}</p>
        <TextField
          name="reason"
          label={say('reason')}
          value={reason}
          error={isMissing ? say('reasonMissing') : undefined}
          onInput={reason => {
            setTyped({ about, reason })
            setMissing(false)
          }}
          help={say('reasonHelp')}
          maxLength={300}
        />
      </form>
    </AlertDialog>
  )
}
