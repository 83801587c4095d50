import { useRef, useState } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { drawsMessages } from './draws.messages.ts'

type Props = Readonly<{
  open: boolean
  /** Which prize, and whose number loses it: each has a reason of its own. */
  about: string
  text: string
  onCancel: () => void
  onReason: (reason: string) => void
}>

/** Asks why a prize is drawn again. What was typed stays when it is closed, or if it could not be drawn. */
export function RedrawDialog({ open, about, text, onCancel, onReason }: Props) {
  const say = useMessages(drawsMessages)
  const [typed, setTyped] = useState({ about, reason: '' })
  const [isMissing, setMissing] = useState(false)
  const place = useRef<HTMLFormElement>(null)
  const reason = typed.about === about ? typed.reason : ''

  function confirm() {
    setMissing(!reason.trim())
    if (reason.trim()) onReason(reason.trim())
    else place.current?.querySelector('input')?.focus()
  }

  return (
    <AlertDialog
      open={open}
      title={say('redrawTitle')}
      action={{ label: say('redraw'), run: confirm }}
      cancel={{ label: say('cancel'), run: onCancel }}
    >
      <form
        ref={place}
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
