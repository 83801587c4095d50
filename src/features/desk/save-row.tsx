import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { deskMessages } from './desk.messages.ts'

type Props = Readonly<{
  busy: boolean
  /** Are the form's values saved? */
  saved: boolean
}>

/** The end of a form: a button that saves, and a note that it is saved. */
export function SaveRow({ busy, saved }: Props) {
  const say = useMessages(deskMessages)
  return (
    <div className="form-actions">
      <Button variant="primary" type="submit" busy={busy} busyLabel={say('saving')}>
        {say('save')}
      </Button>
      <p role="status" className="desk-muted">
        {saved && !busy && say('saved')}
      </p>
    </div>
  )
}
